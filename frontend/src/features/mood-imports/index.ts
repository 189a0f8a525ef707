export { moodImportRoutes } from './routes';
