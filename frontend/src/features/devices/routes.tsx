import { pageRoute } from '../../components/page-route';
import { paths } from '../../lib/paths';

export const devicesRoutes = [
  pageRoute({
    path: paths.devices,
    title: 'Devices',
    load: async () => (await import('./pages/devices-page')).DevicesPage,
  }),
  pageRoute({
    path: `${paths.devices}/:id`,
    title: 'Device',
    load: async () => (await import('./pages/device-page')).DevicePage,
  }),
];

/** Public: a phone that reads the code is not signed in. */
export const pairRoute = pageRoute({
  path: paths.pair,
  title: 'Connect a device',
  load: async () => (await import('./pages/pair-page')).PairPage,
});
