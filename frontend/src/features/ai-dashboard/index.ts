export { aiDashboardRoutes } from './routes';
