export { SiteSection, SiteHero, SplitRow, FeatureGrid, Feature, type SiteSectionProps } from './site-section';
export { ScreenPicture, pictureSizes, type PictureFiles, type ScreenPictureProps } from './screen-picture';
