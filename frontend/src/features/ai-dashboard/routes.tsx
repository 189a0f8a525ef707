import { pageRoute } from '../../components/page-route';
import { paths } from '../../lib/paths';

export const aiDashboardRoutes = [
  pageRoute({
    path: paths.aiDashboard,
    title: 'AI dashboard',
    load: async () => (await import('./pages/ai-dashboard-page')).AiDashboardPage,
  }),
];
