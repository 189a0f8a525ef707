import { z } from 'zod';
import { listTotal } from '../../common/http/list-total.js';
import { plainText } from '../../common/http/plain-text.js';
import { timePageQuery } from '../../common/http/time-page.js';

const MAX_NAME_LENGTH = 100;
/** The longest address that mail servers pass on. */
const MAX_EMAIL_LENGTH = 254;
const MAX_MESSAGE_LENGTH = 5_000;

export const contactRequest = z
  .strictObject({
    name: plainText(MAX_NAME_LENGTH).refine((name) => !/[\n\t]/.test(name), 'The name is one line.'),
    // The browser's own rule for such a field, so that both agree; a line break is not in it.
    email: z
      .email({ pattern: z.regexes.html5Email, error: 'This is not an email address.' })
      .max(MAX_EMAIL_LENGTH, `The address is longer than ${MAX_EMAIL_LENGTH} characters.`),
    message: plainText(MAX_MESSAGE_LENGTH),
    website: z.string().default('').meta({
      description: 'People do not see this field. A request that fills it is answered, and not stored.',
    }),
    idempotencyKey: z.uuid(),
  })
  .meta({ id: 'ContactRequest' });
export type ContactRequest = z.output<typeof contactRequest>;

export const contactReceipt = z
  .object({ reference: z.string().meta({ description: 'Such as TW-7K3M-Q9.' }) })
  .meta({ id: 'ContactReceipt' });
export type ContactReceipt = z.output<typeof contactReceipt>;

export const contactMessage = z
  .object({
    id: z.uuid(),
    reference: z.string(),
    name: z.string(),
    email: z.string(),
    message: z.string(),
    receivedAt: z.iso.datetime(),
    handledAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ContactMessage' });
export type ContactMessage = z.output<typeof contactMessage>;

export const contactMessagePage = z
  .object({
    items: z.array(contactMessage),
    nextCursor: z.string().nullable(),
    ...listTotal,
    open: z.int().meta({ description: 'How many of all are not handled yet, counted up to 1,000.' }),
  })
  .meta({ id: 'ContactMessagePage' });
export type ContactMessagePage = z.output<typeof contactMessagePage>;

export const contactMessageListQuery = timePageQuery.meta({ id: 'ContactMessageListQuery' });
export type ContactMessageListQuery = z.output<typeof contactMessageListQuery>;

export const contactMessageChange = z
  .strictObject({ handled: z.boolean() })
  .meta({ id: 'ContactMessageChange' });
export type ContactMessageChange = z.output<typeof contactMessageChange>;
