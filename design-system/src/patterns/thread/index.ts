export { Thread, type ThreadProps } from './thread';
