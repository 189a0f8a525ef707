export { automationRoutes } from './routes';
