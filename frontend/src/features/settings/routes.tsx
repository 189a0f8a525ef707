import { Navigate, type RouteObject } from 'react-router-dom';
import { pageRoute } from '../../components/page-route';
import { paths } from '../../lib/paths';

export const settingsRoutes: RouteObject[] = [
  { path: paths.settings, element: <Navigate to={paths.settingsAccount} replace /> },
  pageRoute({
    path: paths.settingsAccount,
    title: 'Account',
    load: async () => (await import('./settings-pages')).AccountPage,
  }),
  pageRoute({
    path: paths.settingsSignIn,
    title: 'Sign-in methods',
    load: async () => (await import('./settings-pages')).SignInPage,
  }),
  pageRoute({
    path: paths.settingsSessions,
    title: 'Sessions',
    load: async () => (await import('./settings-pages')).SessionsPage,
  }),
  pageRoute({
    path: paths.settingsChat,
    title: 'Chat',
    load: async () => (await import('./settings-pages')).ChatSettingsPage,
  }),
  pageRoute({
    path: paths.settingsModel,
    title: 'Language model',
    load: async () => (await import('./settings-pages')).ModelPage,
  }),
];

/** Public: whoever reads it has no account any more. */
export const accountDeletedRoute = pageRoute({
  path: paths.accountDeleted,
  title: 'Account deleted',
  load: async () => (await import('./pages/account-deleted-page')).AccountDeletedPage,
});
