export { readingImportRoutes } from './routes';
