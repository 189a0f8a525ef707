export { SiteFrame, type SiteFrameProps, type SiteLink } from './site-frame';
export { SiteFooter, type SiteFooterProps } from './site-footer';
