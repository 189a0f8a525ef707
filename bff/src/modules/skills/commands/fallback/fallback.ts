import { type Draft } from '../command.js';
import { normalisedWords } from '../normalise.js';
import { type Sentence } from '../sentence.js';
import { type Classifier, type Example, learn } from './classifier.js';
import { HOME_SENTENCES } from './sentences/home.js';
import { NOTHING } from './sentences/nothing.js';
import { TALK_SENTENCES } from './sentences/talk.js';

const NONE = 'none';
/** Below it a guess is more often wrong than worth a question. */
const LEAST_PROBABILITY = 0.5;
/** One word alone tells too little. */
const LEAST_WORDS = 2;
/** A template with many alternatives counts no more than others. */
const MAX_WRITTEN = 8;
/** Learned after the start, or when the first sentence needs it. */
let learned: Classifier | undefined;

/**
 * What a sentence may be a wish for that no rule reads, by its likeness to sentences of our own. It decides which skill is
 * meant and nothing else: it is only ever asked about.
 */
export function fallback({ words, context }: Sentence): Draft | undefined {
  if (words.length < LEAST_WORDS) return undefined;
  learned ??= learn(examples());
  const { label, probability } = learned.classify(words);
  if (label === NONE || probability < LEAST_PROBABILITY) return undefined;
  const domains = context.skills.traitsOf(label).devices?.domains;
  return {
    skill: label,
    parameters: {},
    isGuess: true,
    ...(domains && { scope: { domains, isPlural: false } }),
  };
}

/** Learns what it needs before a sentence has to wait for it. */
export function learnFallback(): void {
  learned ??= learn(examples());
}

/** What the model learns from. */
export function examples(): Example[] {
  const sentences = { ...HOME_SENTENCES, ...TALK_SENTENCES, [NONE]: NOTHING };
  return Object.entries(sentences).flatMap(([label, templates]) =>
    templates
      .flatMap((template) => spread(written(template)))
      .map((text) => ({ words: normalisedWords(text), label })),
  );
}

/** Every sentence that a template stands for. */
function written(template: string): string[] {
  const [choice, inner = ''] = /\[([^[\]]*)\]/u.exec(template) ?? [];
  if (choice === undefined) return [template.replace(/\s+/gu, ' ').trim()];
  return inner.split('|').flatMap((option) => written(template.replace(choice, () => option)));
}

/** Some of them, from all over. */
function spread(sentences: readonly string[]): readonly string[] {
  const stride = Math.ceil(sentences.length / MAX_WRITTEN);
  return sentences.filter((_, i) => i % stride === 0);
}
