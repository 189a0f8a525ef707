export { memoryRoutes } from './routes';
