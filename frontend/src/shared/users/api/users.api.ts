import { usersGenerated } from '../../../api/generated/users.gen';

export type { AuthUser } from '../../../api/generated/users.gen';

export const usersApi = usersGenerated;

export const { useGetCurrentUserQuery } = usersApi;
