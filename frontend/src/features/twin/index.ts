export { twinRoutes } from './routes';
