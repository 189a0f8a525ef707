import { z } from 'zod';

export const accountDeletion = z
  .strictObject({
    confirmation: z
      .string()
      .max(320)
      .meta({ description: 'The account’s e-mail address, or "delete" for one without.' }),
  })
  .meta({ id: 'AccountDeletion' });
export type AccountDeletion = z.output<typeof accountDeletion>;

export const deletionReceipt = z
  .object({
    id: z.uuid().meta({ description: 'Also noted in the audit log, with the random id that the user had.' }),
    deletedAt: z.iso.datetime(),
    deleted: z.record(z.string(), z.int()).meta({ description: 'Rows by table.' }),
    identityAccount: z
      .enum(['deleted', 'remains'])
      .meta({ description: '`remains`: the page deletes it at the sign-in service itself.' }),
  })
  .meta({ id: 'DeletionReceipt' });
export type DeletionReceipt = z.output<typeof deletionReceipt>;
