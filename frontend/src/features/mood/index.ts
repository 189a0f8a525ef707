export { moodRoutes } from './routes';
