import { pageRoute } from '../../components/page-route';
import { paths } from '../../lib/paths';

export const readingImportRoutes = [
  pageRoute({
    path: paths.readingImports,
    title: 'Import readings',
    load: async () => (await import('./pages/reading-imports-page')).ReadingImportsPage,
  }),
];
