import { z } from 'zod';

/** Words with spaces between them. */
export const WORDS = z.string().trim().min(1);
const ways = z.array(z.string()).default([]);
const words = z.string().trim().default('');

/** Lists of small words, by what reading needs them for. A language that has no such words leaves the list out. */
const lists = z.strictObject({
  stop: z.string().trim().optional(),
  titles: words,
  months: words,
  weekdays: words,
  weekdays_repeated: words,
  feasts: words,
  numbers: words,
  follows_name: words,
  follows_name_endings: words,
  holder_endings: words,
  holder_suffixes: words,
  joints: words,
  genitive: words,
  names: words,
  town_prepositions: words,
  no_names: words,
  first_person: words,
  third_person: words,
  object_person: words,
  to: words,
  and: words,
  owner: words,
  determiners: words,
  first_possessive: words,
  articles: words,
  prepositions: words,
  joining: words,
  openers: words,
  adverbs: words,
  adverb_endings: words,
  weak: words,
  weak_for_name: words,
  weak_for_number: words,
  weak_for_price: words,
  open: words,
  telling_prepositions: words,
  telling_determiners: words,
  asking: words,
  focus: words,
  amount: words,
  amount_words: words,
  kind_of: words,
  of: words,
  participle_endings: words,
  leads: words,
  auxiliaries: words,
  places: words,
  named: words,
  professions: words,
  agent_endings: words,
  no_agent: words,
  agent_leads: words,
  motion: words,
  motion_prepositions: words,
  place_prepositions: words,
  phone: words,
  placing: words,
  place_words: words,
  no_place: words,
  person_endings: words,
  person_leads: words,
  eating: words,
  forbidding: words,
  modals: words,
  negations: words,
  otherwise: words,
  about: words,
  pronouns: words,
  possessive_pronouns: words,
  either_pronouns: words,
});

const cues = z.strictObject({
  about: ways,
  frames: ways,
  finding: ways,
  asking_first: ways,
  dated: ways,
  latest: ways,
  earliest: ways,
  time: ways,
  amount: ways,
  price: ways,
  frequency: ways,
  age: ways,
  duration: ways,
  reason: ways,
  counted_from_then: ways,
  exact_time: ways,
  everything: ways,
  asks_count: ways,
  asks_order: ways,
});

/** How a language is read: `reading.yaml` of its pack. */
export const READING = z.strictObject({
  manner: z.strictObject({
    /** Nouns begin with a capital, so that a capital tells no name. */
    nouns_are_capitalised: z.boolean().default(false),
    /** Two nouns become one word: "Wanderschuhe". Otherwise they stand side by side. */
    joins_compounds: z.boolean().default(false),
    /** Whoever stands behind a verb is its object. */
    objects_follow_verbs: z.boolean().default(false),
    /** The verb stands at the end: "kann keine Nüsse essen". */
    verbs_are_last: z.boolean().default(false),
    /** Behind a name: "Ana's". */
    genitive: z.string(),
    /** Words alike in meaning are known by a table of vectors. */
    has_vectors: z.boolean().default(false),
    /** What is said of somebody who may not eat something. */
    intolerant: z.string(),
  }),
  words: lists,
  cues,
  /** The first that is heard says what kind of answer is asked for. */
  kinds: z.array(
    z.strictObject({
      kind: z.enum([
        ...(['about', 'who', 'when', 'where', 'why', 'amount', 'price', 'age'] as const),
        ...(['frequency', 'duration', 'number', 'name', 'what', 'yes-no'] as const),
      ]),
      says: ways,
    }),
  ),
  /** Ways to ask that are read as a plainer one. */
  rewrites: z.array(z.strictObject({ says: ways, means: z.string() })).default([]),
});

export type List = keyof z.output<typeof lists>;
export type Cue = keyof z.output<typeof cues>;
