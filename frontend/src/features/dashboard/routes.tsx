import { pageRoute } from '../../components/page-route';
import { paths } from '../../lib/paths';

export const dashboardRoutes = [
  pageRoute({
    path: paths.dashboard,
    title: 'Today',
    load: async () => (await import('./pages/dashboard-page')).DashboardPage,
  }),
  pageRoute({
    path: paths.share,
    title: 'Share',
    load: async () => (await import('./pages/share-page')).SharePage,
  }),
];
