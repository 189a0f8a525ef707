export { AnswerIcon, type AnswerIconProps } from './answer-icon';
export { Icon, type IconProps } from './icon';
export { iconNames, type IconName } from './icon-paths';
