export { authGenerated as authApi } from '../../../api/generated/auth.gen';
