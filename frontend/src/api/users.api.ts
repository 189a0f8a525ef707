import { usersGenerated } from './generated/users.gen';

export type { AuthUser, DeletionReceipt } from './generated/users.gen';

export const usersApi = usersGenerated;

export const { useGetCurrentUserQuery, usePreviewDeletionQuery, useDeleteAccountMutation } = usersApi;
