export * from './code-input';
