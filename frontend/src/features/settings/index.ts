export { accountDeletedRoute, settingsRoutes } from './routes';
