import { Navigate } from 'react-router-dom';
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
  // No metric has that name; the screen of imports takes its place.
  { path: paths.bodyImports, element: <Navigate to={paths.bodySources} replace /> },
  pageRoute({
    path: `${paths.biometrics}/:metric`,
    title: 'Reading',
    load: async () => (await import('./pages/metric-page')).MetricPage,
  }),
];
