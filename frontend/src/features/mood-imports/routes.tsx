import { pageRoute } from '../../components/page-route';
import { paths } from '../../lib/paths';

export const moodImportRoutes = [
  pageRoute({
    path: paths.moodImports,
    title: 'Import moods',
    load: async () => (await import('./pages/mood-imports-page')).MoodImportsPage,
  }),
];
