import { type Intent } from './command.js';
import { durationsIn } from './durations.js';
import { type LinkKind } from './entity-linking.js';
import { type Sentence } from './sentence.js';
import { directionWordIn, levelWordsIn } from './slots.js';

/** Which words became which value. */
export interface SaidSlot {
  readonly slot: string;
  readonly words: string;
  readonly value: unknown;
}

const KINDS: readonly LinkKind[] = ['entity', 'area', 'floor'];
/** What the names of the home gave; told by the names themselves. */
const FROM_NAMES = /^(?:name|domain|deviceClass|areaIds?|floorIds?|cleanAreaIds)$/u;
const UNIT = /^(?:percent|degrees|celsius|fahrenheit|kelvin|k)$/u;

/** The names, kinds and values of a sentence, with the words they were read from. */
export function wordsOfSlots(sentence: Sentence, { parameters }: Intent): SaidSlot[] {
  const names = KINDS.flatMap((kind) =>
    sentence.linked(kind).map(({ said, ids }) => ({ slot: kind, words: said, value: [...ids] })),
  );
  const kinds = sentence.nouns.map(({ word, domains }) => ({ slot: 'kind', words: word, value: domains[0] }));
  const values = Object.entries(parameters)
    .filter(([slot]) => !FROM_NAMES.test(slot))
    .flatMap(([slot, value]) => {
      const words = wordsFor(sentence, value);
      return words === undefined ? [] : [{ slot, words, value }];
    });
  return [...names, ...kinds, ...values];
}

function wordsFor(sentence: Sentence, value: unknown): string | undefined {
  if (typeof value === 'number') return numberWords(sentence, value);
  if (value === 'up' || value === 'down') return directionWordIn(sentence.text);
  if (typeof value !== 'string' || value === '') return undefined;
  const said = ` ${sentence.words.join(' ')} `;
  return said.includes(` ${value} `) ? value : undefined;
}

function numberWords({ tokens, text }: Sentence, value: number): string | undefined {
  const duration = durationsIn(tokens).find((span) => span.value === value);
  if (duration) return tokens.slice(duration.start, duration.end).join(' ');
  const at = tokens.indexOf(String(Math.abs(value)));
  if (at < 0) return levelWordsIn(text);
  const unit = tokens[at + 1] ?? '';
  return UNIT.test(unit) ? `${tokens[at] ?? ''} ${unit}` : tokens[at];
}
