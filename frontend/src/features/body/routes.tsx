import { pageRoute } from '../../components/page-route';
import { paths } from '../../lib/paths';

export const bodyRoutes = [
  pageRoute({
    path: paths.biometrics,
    title: 'Body',
    load: async () => (await import('./pages/body-page')).BodyPage,
  }),
  pageRoute({
    path: paths.bodySources,
    title: 'Imports and sources',
    load: async () => (await import('./pages/sources-page')).SourcesPage,
  }),
  pageRoute({
    path: `${paths.biometrics}/:metric`,
    title: 'Reading',
    load: async () => (await import('./pages/metric-page')).MetricPage,
  }),
];
