export { actionRoute, authRoutes } from './routes';
export { addAuthListeners, authStarted } from './state/auth.listeners';
export {
  authReducer,
  errorDismissed,
  identityFailed,
  signOutRequested,
  type CurrentUser,
} from './state/auth.slice';
export { retryRequested } from './state/retry';
