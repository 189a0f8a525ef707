export { ReadingLayout, ReadingNav, type ReadingLayoutProps, type ReadingNavProps } from './reading-layout';
