export { QuietTools, type QuietToolsProps } from './quiet-tools';
