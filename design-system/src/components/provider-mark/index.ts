export * from './provider-mark';
