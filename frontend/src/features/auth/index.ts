export { addAuthListeners, authStarted } from './state/auth.listeners';
export { authReducer, type AuthState, type CurrentUser } from './state/auth.slice';
