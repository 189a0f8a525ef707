export { SiteFrame, type SiteFrameProps, type SiteLink } from './site-frame';
export { SiteFooter, SiteMarks, type SiteFooterProps } from './site-footer';
