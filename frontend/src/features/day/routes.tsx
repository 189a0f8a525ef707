import { pageRoute } from '../../components/page-route';
import { paths } from '../../lib/paths';

const load = async () => (await import('./pages/day-page')).DayPage;

/** Without a date it is today. */
export const dayRoutes = [
  pageRoute({ path: paths.day, title: 'Day', load }),
  pageRoute({ path: `${paths.day}/:date`, title: 'Day', load }),
];
