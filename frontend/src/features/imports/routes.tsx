import { pageRoute } from '../../components/page-route';
import { paths } from '../../lib/paths';

export const importRoutes = [
  pageRoute({
    path: paths.imports,
    title: 'Import and export',
    load: async () => (await import('./pages/import-page')).ImportPage,
  }),
];
