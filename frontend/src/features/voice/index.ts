export { voiceRoutes } from './routes';
