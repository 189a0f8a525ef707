import { z } from 'zod';
import { type ActionKind } from './action-codes.repository.js';

const KINDS = [
  'VERIFY_EMAIL',
  'PASSWORD_RESET',
  'VERIFY_AND_CHANGE_EMAIL',
  'RECOVER_EMAIL',
] as const satisfies ActionKind[];

export const openMessage = z
  .object({
    id: z.uuid(),
    kind: z.enum([...KINDS, 'TEXT_MESSAGE']),
    to: z.string().meta({ description: 'The address, or the number of a text message.' }),
    content: z
      .string()
      .meta({ description: 'The link, or the code of a text message that is only simulated.' }),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'OpenMessage' });
export type OpenMessage = z.output<typeof openMessage>;

export const openMessageList = z
  .object({
    sends: z
      .boolean()
      .meta({ description: 'Whether this server sends email itself; then nothing waits here.' }),
    items: z.array(openMessage),
  })
  .meta({ id: 'OpenMessageList' });
export type OpenMessageList = z.output<typeof openMessageList>;
