export { devicesRoutes, pairRoute } from './routes';
