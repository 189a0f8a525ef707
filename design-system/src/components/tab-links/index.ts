export * from './tab-links';
