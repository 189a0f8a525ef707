export { ReadingLayout, ReadingNav, type ReadingLayoutProps, type ReadingNavProps } from './reading-layout';
export { ReadingPlaces, type ReadingPlacesProps } from './reading-places';
export { RuledList } from './ruled-list';
