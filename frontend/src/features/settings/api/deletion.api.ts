import { deletionGenerated } from '../../../api/generated/deletion.gen';

export type { DeletionReceipt } from '../../../api/generated/deletion.gen';

export const { usePreviewDeletionQuery, useDeleteAccountMutation } = deletionGenerated;
