export { Timeline, TimelineItem, type TimelineItemProps } from './timeline';
