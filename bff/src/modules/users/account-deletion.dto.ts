import { z } from 'zod';

export const accountDeletion = z
  .strictObject({
    confirmation: z
      .string()
      .max(320)
      .meta({ description: 'The account’s email address, or "delete" for one without.' }),
  })
  .meta({ id: 'AccountDeletion' });
export type AccountDeletion = z.output<typeof accountDeletion>;

const rowsByTable = z.record(z.string(), z.int()).meta({ description: 'Rows by table.' });

export const deletionPreview = z.object({ rows: rowsByTable }).meta({ id: 'DeletionPreview' });
export type DeletionPreview = z.output<typeof deletionPreview>;

export const deletionReceipt = z
  .object({
    id: z.uuid().meta({ description: 'Also noted in the audit log, with the random id that the user had.' }),
    deletedAt: z.iso.datetime(),
    deleted: rowsByTable,
    identityAccount: z
      .enum(['deleted', 'remains'])
      .meta({ description: '`remains`: the page deletes it at the sign-in service itself.' }),
  })
  .meta({ id: 'DeletionReceipt' });
export type DeletionReceipt = z.output<typeof deletionReceipt>;
