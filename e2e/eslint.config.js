export { default } from '../.config/eslint.js';
