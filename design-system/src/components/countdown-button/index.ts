export * from './countdown-button';
