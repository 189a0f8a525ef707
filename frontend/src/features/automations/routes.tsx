import { pageRoute } from '../../components/page-route';
import { paths } from '../../lib/paths';

export const automationRoutes = [
  pageRoute({
    path: paths.automations,
    title: 'Automations',
    load: async () => (await import('./pages/automations-page')).AutomationsPage,
  }),
  pageRoute({
    path: `${paths.automations}/:id`,
    title: 'Automation',
    load: async () => (await import('./pages/automation-page')).AutomationPage,
  }),
];
