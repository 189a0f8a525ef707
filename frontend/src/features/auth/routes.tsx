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
  pageRoute({
    path: paths.forgotPassword,
    title: 'Forgot password',
    load: async () => (await import('./pages/forgot-password-page')).ForgotPasswordPage,
  }),
];

/** Open to everybody: the person who opens an emailed link may be signed in here, or not. */
export const actionRoute = pageRoute({
  path: paths.authAction,
  title: 'Email link',
  load: async () => (await import('./pages/action-page')).ActionPage,
});
