export { Link, linkTones, type LinkProps } from './link';
