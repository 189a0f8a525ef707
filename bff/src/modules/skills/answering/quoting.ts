import { shorten } from '../../../common/language/shorten.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { type Source } from '../skill.js';
import { speechOf } from './lexicon/speech.js';
import { sentencesOf } from './sentences.js';
import { sayToOwner } from './second-person/say-to-owner.js';

const MAX_SENTENCE = 500;
const MAX_TITLE = 80;
/** Kinds of memory whose "I" may be somebody else. */
const FOREIGN_KINDS = new Set(['document', 'conversation']);
const FIRST_WORD = /^\p{L}+(?=[\s'’])/u;

export interface CitedMemory {
  readonly id: string;
  readonly kind: string;
  /** Who said it, when it was not the owner. */
  readonly author: string | null;
  readonly text: string;
  readonly recordedAt: string;
}

type Spoken = Pick<CitedMemory, 'kind' | 'author'>;

/** A sentence of the owner's, said to them; quoted where turning it round is not safe. */
export function quoteToOwner(sentence: string, { kind, author }: Spoken, phrases: TwinPhrases): string {
  const shown = shorten(sentence, MAX_SENTENCE);
  if (author !== null) return phrases.say('quoted-author', { author, quote: shown });
  const said = FOREIGN_KINDS.has(kind) ? undefined : turnedRound(shown, phrases);
  return said === undefined ? phrases.say('quoted-note', { quote: shown }) : withFullStop(said);
}

/** The same in the middle of a sentence: "your sister Ana …". */
export function quoteInline(sentence: string, memory: Spoken, phrases: TwinPhrases): string {
  return lowered(quoteToOwner(sentence, memory, phrases), phrases);
}

/** What the owner said a moment ago, said back to them. */
export function repeat(statement: string, phrases: TwinPhrases): string {
  const said = turnedRound(statement, phrases);
  return said === undefined
    ? phrases.say('quote', { quote: statement })
    : lowered(withFullStop(said), phrases);
}

/** What a memory begins with, which is told where it is told as a whole. */
export function firstSentenceOf({ text }: Pick<CitedMemory, 'text'>): string {
  return sentencesOf(text)[0] ?? text;
}

/** The memory as the source of one of its sentences. */
export function sourceOf(memory: CitedMemory, sentence = firstSentenceOf(memory)): Source {
  return {
    memoryId: memory.id,
    title: shorten(firstSentenceOf(memory).replace(/\.$/u, ''), MAX_TITLE),
    quote: shorten(sentence, MAX_SENTENCE),
    recordedAt: memory.recordedAt,
    kind: memory.kind,
  };
}

/** Undefined where that is not safe, or not known how in that language. */
function turnedRound(sentence: string, phrases: TwinPhrases): string | undefined {
  if (!phrases.turnsRound(sentence)) return undefined;
  const { secondPerson } = speechOf(phrases.language);
  return secondPerson && sayToOwner(sentence, secondPerson);
}

/** Without the capital that a word has only because a sentence begins with it. */
function lowered(text: string, { language }: TwinPhrases): string {
  return text.replace(FIRST_WORD, (word) => {
    const small = word.toLowerCase();
    return speechOf(language).secondPerson?.lowered.has(small) ? small : word;
  });
}

function withFullStop(text: string): string {
  return /[\p{Script=Latin}\p{N}]$/u.test(text) ? `${text}.` : text;
}
