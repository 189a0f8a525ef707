import { pageRoute } from '../../components/page-route';
import { paths } from '../../lib/paths';

export const homeRoutes = [
  pageRoute({
    path: paths.home,
    title: 'Your Second Mind - Personal AI Digital Twin',
    load: async () => (await import('./pages/home-page')).HomePage,
  }),
];
