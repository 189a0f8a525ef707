import { deletionGenerated } from './generated/deletion.gen';

export type { DeletionReceipt } from './generated/deletion.gen';

export const { usePreviewDeletionQuery, useDeleteAccountMutation } = deletionGenerated;
