import { pageRoute } from '../../components/page-route';
import { paths } from '../../lib/paths';

const load = (page: 'ActivityPage' | 'SkillsPage') => async () => (await import('./activity-pages'))[page];

export const activityRoutes = [
  pageRoute({ path: paths.activity, title: 'Activity', load: load('ActivityPage') }),
  pageRoute({ path: paths.skills, title: 'What you can say', load: load('SkillsPage') }),
];
