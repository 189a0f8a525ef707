import { z } from 'zod';

/** Phrases of one kind: a plain list, or each with what it stands for. */
const wordClass = z.union([z.array(z.string()), z.record(z.string(), z.unknown())]);
export type WordClass = z.output<typeof wordClass>;

const template = z.union([
  z.string(),
  z.strictObject({ say: z.string(), fixed: z.record(z.string(), z.unknown()).optional() }),
]);

const skill = z.strictObject({
  /** May be left out only where the pack that is extended says it. */
  act: z.string().min(1).optional(),
  /** The manifest's name, where the key has a "#variant". */
  skill: z.string().min(1).optional(),
  /** Kinds of things that it can be about, likeliest first. */
  domains: z.array(z.string()).optional(),
  /** "set target ?brightness brightnessPct": what is said in any order. `?` optional, `^` first, `$` last. */
  frames: z.array(z.string()).optional(),
  /** Types that fill a parameter, best first: "to_percent|percent|level". */
  slots: z.record(z.string(), z.string()).optional(),
  fixed: z.record(z.string(), z.unknown()).optional(),
  /** What is said in order, where free words are captured. See `template.ts`. */
  templates: z.array(template).optional(),
  /** The domain that is meant where nothing is named. */
  implies: z.string().optional(),
  /** The domain that is meant where only a place is named. */
  bare_place: z.string().optional(),
  needs_state: z.string().optional(),
  /** Means every thing of its domains where none is named. */
  default_all: z.boolean().optional(),
  /** Asks for something, changes nothing. */
  question: z.boolean().optional(),
  /** Only where a question mark or a word asks: "window shut?". */
  if_asked: z.boolean().optional(),
  /** Done only after a yes. */
  guard: z.boolean().optional(),
  /** Said word for word, with nothing left over, it is meant, however likely its act is. */
  certain: z.boolean().optional(),
  /** What the twin asks instead of doing it. */
  asks: z.string().optional(),
  /** The smallest and the largest number that makes sense. */
  range: z.tuple([z.number(), z.number()]).optional(),
  /** Sentences of it that the words of an answer complete: "at 9" after "remind me". */
  carriers: z.array(z.string()).optional(),
  examples: z.array(z.string()).optional(),
});
export type SkillSource = z.output<typeof skill>;

const stemRule = z.strictObject({
  endings: z.array(z.string().min(1)),
  /** Letters to take off and what to put in their place; neither where the word is to stay as it is. */
  cut: z.number().int().min(0).default(0),
  put: z.string().default(''),
  /** Shorter words are left alone. */
  shortest: z.number().int().default(4),
});

const gerund = z.strictObject({
  ending: z.string(),
  /** Dropped before the ending: "dance", "dancing". */
  drops: z.string(),
  /** A consonant behind a vowel is doubled: "dim", "dimming". */
  vowels: z.string(),
  doubles: z.string(),
  /** Behind these it commands as the verb itself does: "would you mind dimming". */
  after: z.array(z.string()),
});

/** What a language does with its words and numbers. */
const grammar = z.strictObject({
  /** The first rule with a fitting ending makes the stem; what fits none is its own. */
  stems: z.array(stemRule).default([]),
  /** Taken off the end of a word: "'s". */
  possessives: z.array(z.string()).default([]),
  gerund: gerund.optional(),
  decimal: z.enum(['.', ',']).default('.'),
  /** How "3/12" is read. */
  dateOrder: z.enum(['day-month', 'month-day']).default('day-month'),
  /** Nouns are written with a capital, so one says nothing of a name. */
  nounsAreCapitalised: z.boolean().default(false),
  /** "In der Küche ist das Licht an": what a thing is stands at the end of the clause. */
  statesAtEnd: z.boolean().default(false),
  /** Classes and cues that say little where nothing reads them. */
  weak: z.array(z.string()).default([]),
});
export type Grammar = z.output<typeof grammar>;

/** A grammar with what is not said left at its default. */
export function grammarOf(said: z.input<typeof grammar>): Grammar {
  return grammar.parse(said);
}

/**
 * One YAML file of a pack. All files of a folder are read as one: classes, cues and contractions of the same name are
 * joined. A key that is not listed here is a class of words, as are the keys under `words`.
 */
export const packFile = z
  .object({
    language: z.string().length(2).optional(),
    /** A folder whose frames, slots and fixed values are taken over; templates are of one language. */
    extends: z.string().optional(),
    grammar: grammar.optional(),
    words: z.record(z.string(), wordClass).optional(),
    /** Phrases that skills listen for. */
    cues: z.record(z.string(), z.array(z.string())).optional(),
    /** Small words that only numbers and times are read by, so that they mean nothing elsewhere. See `spans/particles.ts`. */
    particles: z.record(z.string(), wordClass).optional(),
    /** What is said by {name} in templates: "(my|the) (list|lists)". */
    expansions: z.record(z.string(), z.string()).optional(),
    /** Words and signs that stand for others: "don't": do not, "%": percent. */
    contractions: z.record(z.string(), z.string()).optional(),
    /** Small classes by a letter, for the classifier of acts. */
    tags: z.record(z.string(), z.array(z.string())).optional(),
    skills: z.record(z.string(), skill).optional(),
  })
  .catchall(wordClass);
export type PackFile = z.output<typeof packFile>;
