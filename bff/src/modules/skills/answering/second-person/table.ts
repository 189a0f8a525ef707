import { z } from 'zod';
import { wordMap } from '../../../../common/word-map.js';

const record = byWord(z.string());
/** Words with spaces between them. */
const words = z
  .string()
  .default('')
  .transform((said): ReadonlySet<string> => new Set(said.split(' ').filter(Boolean)));
const number = z.strictObject({ singular: record, plural: record });

/** How a language turns what somebody says of himself to what is said to him. */
export const SECOND_PERSON = z.strictObject({
  /** What always becomes something else. */
  pronouns: record,
  /** The same for a word with what hangs on it by an apostrophe; where nothing is said, that stays. */
  clitics: record.prefault({}),
  /** Somebody is spoken to already. */
  speaks_to: words,
  /** Carry a capital only because they begin a sentence. */
  lowered: words,
  joined: words,
  subjects: z.strictObject({ singular: z.string(), plural: z.string() }),
  /** Without it a text with quoted speech is not turned. */
  quotes: z.literal('kept').optional(),
  /** Has a capital wherever it stands; the first word of a sentence then gets one whatever it had. */
  capital_anywhere: z.string().optional(),
  /** Whoever is named before the owner: "Ana and I". */
  named_first: z.strictObject({ and: z.string(), owner: z.string(), determiners: words }).optional(),
  /** A sign that is a number behind some words, or behind a capital where a mark, the end or some word follows. */
  numerals: z.strictObject({ sign: z.string(), behind: words, before: words }).optional(),
  /** Behind these a word is another one; `#` is any number. */
  not_behind: byWord(words).prefault({}),
  /** Written just so it is another word. */
  spelled_otherwise: words,
  /** Forms that change only where the owner is their subject. */
  agreeing: z
    .strictObject({ forms: record, between: words, between_endings: words, others: words })
    .optional(),
  /** Every subject has to have a verb, which changes: by a list, else by the first ending that fits. */
  needed_verbs: number.extend({ endings: number }).optional(),
});
export type SecondPerson = z.output<typeof SECOND_PERSON>;

/** Looked up by words that people write, “constructor” among them. */
function byWord<Value extends z.ZodType>(value: Value): z.ZodType<ReadonlyMap<string, z.output<Value>>> {
  return z.record(z.string(), value).transform(wordMap);
}
