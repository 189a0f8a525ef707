export { usersGenerated as usersApi, type AuthUser } from './generated/users.gen';
