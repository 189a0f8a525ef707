export * from './danger-zone';
