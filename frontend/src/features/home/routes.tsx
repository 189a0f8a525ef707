import { pageRoute } from '../../components/page-route';
import { paths } from '../../lib/paths';

export const homeRoutes = [
  pageRoute({
    path: paths.smartHome,
    title: 'Home',
    load: async () => (await import('./pages/smart-home-page')).SmartHomePage,
  }),
];
