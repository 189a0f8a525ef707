import { pageRoute } from '../../components/page-route';
import { paths } from '../../lib/paths';

export const reminderRoutes = [
  pageRoute({
    path: paths.reminders,
    title: 'Reminders',
    load: async () => (await import('./pages/reminders-page')).RemindersPage,
  }),
];
