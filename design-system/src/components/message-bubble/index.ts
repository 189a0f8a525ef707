export { MessageBubble, type MessageBubbleProps } from './message-bubble';
