import { usersGenerated } from './generated/users.gen';

export type { AuthUser } from './generated/users.gen';

export const usersApi = usersGenerated;

export const { useGetCurrentUserQuery } = usersApi;
