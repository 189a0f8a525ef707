import { z } from 'zod';
import { terms } from '../../../common/language/terms.js';
import { words } from '../../../common/language/tokens.js';
import { plainText } from '../../../common/http/plain-text.js';
import { RULE_KINDS } from './rule-matcher.js';

const MAX_RULE_LENGTH = 100;

export const memoryRule = z
  .object({
    id: z.uuid(),
    kind: z.enum(RULE_KINDS),
    text: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'MemoryRule' });
export type MemoryRule = z.output<typeof memoryRule>;

export const memoryRules = z.object({ items: z.array(memoryRule) }).meta({ id: 'MemoryRules' });
export type MemoryRules = z.output<typeof memoryRules>;

export const createMemoryRule = z
  .strictObject({
    kind: z.enum(RULE_KINDS).meta({
      description: 'A person by name; a topic by all of its words; a word in any of its forms.',
    }),
    text: plainText(MAX_RULE_LENGTH),
  })
  // A rule of words that are in every text would forbid everything.
  .refine(({ kind, text }) => (kind === 'person' ? words(text) : terms(text)).length > 0, {
    path: ['text'],
    error: 'That is too common to tell memories apart.',
  })
  .meta({ id: 'CreateMemoryRule' });
export type CreateMemoryRule = z.output<typeof createMemoryRule>;
