export { bodyRoutes } from './routes';
