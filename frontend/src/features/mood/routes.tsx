import { pageRoute } from '../../components/page-route';
import { paths } from '../../lib/paths';

export const moodRoutes = [
  pageRoute({
    path: paths.mood,
    title: 'Mood',
    load: async () => (await import('./pages/mood-page')).MoodPage,
  }),
];
