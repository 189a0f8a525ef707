import { pageRoute } from '../../components/page-route';
import { paths } from '../../lib/paths';

export const twinRoutes = [
  pageRoute({
    path: paths.twinInterface,
    title: 'Twin',
    load: async () => (await import('./pages/twin-page')).TwinPage,
  }),
];
