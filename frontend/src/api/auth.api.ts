export { authGenerated as authApi } from './generated/auth.gen';
