import { pageRoute } from '../../components/page-route';
import { paths } from '../../lib/paths';

export const homeRoutes = [
  pageRoute({
    path: paths.smartHome,
    title: 'Home',
    load: async () => (await import('./pages/smart-home-page')).SmartHomePage,
  }),
  pageRoute({
    path: paths.homeConnections,
    title: 'Connections',
    load: async () => (await import('./pages/connections-page')).ConnectionsPage,
  }),
  pageRoute({
    path: paths.homeFound,
    title: 'Found devices',
    load: async () => (await import('./pages/found-page')).FoundPage,
  }),
  pageRoute({
    path: paths.homeLogbook,
    title: 'Logbook',
    load: async () => (await import('./pages/logbook-page')).LogbookPage,
  }),
  pageRoute({
    path: `${paths.smartHome}/:id`,
    title: 'Device',
    load: async () => (await import('./pages/entity-page')).EntityPage,
  }),
];
