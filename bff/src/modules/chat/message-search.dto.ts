import { z } from 'zod';
import { listTotal } from '../../common/http/list-total.js';
import { plainText } from '../../common/http/plain-text.js';
import { conversation, MESSAGE_ROLES } from './chat.dto.js';

const MAX_QUERY_LENGTH = 500;

export const messageSearch = z
  .strictObject({
    query: plainText(MAX_QUERY_LENGTH),
    limit: z.number().int().min(1).max(50).default(5),
  })
  .meta({ id: 'MessageSearch' });
export type MessageSearch = z.output<typeof messageSearch>;

const foundMessage = z
  .object({
    id: z.uuid(),
    role: z.enum(MESSAGE_ROLES),
    text: z.string(),
    createdAt: z.iso.datetime(),
    conversation: z.object({ id: z.uuid(), title: z.string() }),
    highlights: z
      .array(z.object({ start: z.number().int(), end: z.number().int() }))
      .meta({ description: 'UTF-16 offsets in the text, end exclusive.' }),
  })
  .meta({ id: 'FoundMessage' });
export type FoundMessage = z.output<typeof foundMessage>;

export const messageSearchResults = z
  .object({
    items: z.array(foundMessage),
    ...listTotal,
    conversations: z
      .array(conversation)
      .meta({ description: 'With each of the words in their title, the last used first.' }),
  })
  .meta({ id: 'MessageSearchResults', description: 'The total is of the messages, also beyond the limit.' });
export type MessageSearchResults = z.output<typeof messageSearchResults>;
