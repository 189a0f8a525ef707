export { reminderRoutes } from './routes';
