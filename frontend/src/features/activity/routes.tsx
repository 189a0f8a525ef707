import { pageRoute } from '../../components/page-route';
import { paths } from '../../lib/paths';

/** One page with two tabs: what tells them apart costs the first load nothing. */
export const activityRoutes = [paths.activity, paths.skills].map((path) =>
  pageRoute({
    path,
    title: 'Activity',
    load: async () => (await import('./pages/activity-tab')).ActivityTab,
  }),
);
