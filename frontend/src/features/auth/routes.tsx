import { pageRoute } from '../../components/page-route';
import { paths } from '../../lib/paths';

export const authRoutes = [
  pageRoute({
    path: paths.login,
    title: 'Sign in',
    load: async () => (await import('./pages/login-page')).LoginPage,
  }),
  pageRoute({
    path: paths.signup,
    title: 'Create account',
    load: async () => (await import('./pages/signup-page')).SignupPage,
  }),
];
