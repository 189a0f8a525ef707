import { z } from 'zod';
import { disabledContexts } from '../skills/contexts/contexts.dto.js';
import { messageText } from './chat.dto.js';

/** How far back "she" may point; what was said before that is of no use to the answer. */
const MAX_EARLIER = 5;

export const temporaryMessage = z
  .strictObject({
    text: messageText,
    earlier: z
      .array(messageText)
      .max(MAX_EARLIER)
      .default([])
      .meta({ description: 'What the user said before it, newest first: nobody keeps it but the client.' }),
    disabledContexts: disabledContexts.default([]),
  })
  .meta({ id: 'TemporaryMessage' });
export type TemporaryMessage = z.output<typeof temporaryMessage>;
