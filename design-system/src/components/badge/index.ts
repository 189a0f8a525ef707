export { Badge, badgeTones, type BadgeProps } from './badge';
