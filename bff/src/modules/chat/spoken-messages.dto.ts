import { z } from 'zod';
import { timePageQuery } from '../../common/http/time-page.js';
import { HEARD_BY, message } from './chat.dto.js';

export const spokenMessagesQuery = timePageQuery.meta({ id: 'SpokenMessagesQuery' });
export type SpokenMessagesQuery = z.output<typeof spokenMessagesQuery>;

export const spokenMessage = z
  .object({
    conversationId: z.uuid(),
    transcribedBy: z.enum(HEARD_BY),
    question: message,
    answer: message.meta({ description: 'The newest, where there are several.' }),
  })
  .meta({ id: 'SpokenMessage', description: 'Something that was said on the voice screen.' });
export type SpokenMessage = z.output<typeof spokenMessage>;

export const spokenMessagePage = z
  .object({ items: z.array(spokenMessage), nextCursor: z.string().nullable() })
  .meta({ id: 'SpokenMessagePage' });
export type SpokenMessagePage = z.output<typeof spokenMessagePage>;
