export * from './page-section';
