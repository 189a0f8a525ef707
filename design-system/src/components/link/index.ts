export { Link, linkTones, type LinkProps } from './link';
export type { LinkableProps } from '../../internal/link-context';
