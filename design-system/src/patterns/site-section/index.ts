export { SiteSection, SiteHero, SplitRow, FeatureGrid, Feature, type SiteSectionProps } from './site-section';
export { ScreenPicture, type ScreenPictureProps } from './screen-picture';
