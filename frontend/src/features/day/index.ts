export { dayRoutes } from './routes';
