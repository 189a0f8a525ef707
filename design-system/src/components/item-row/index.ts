export * from './item-row';
