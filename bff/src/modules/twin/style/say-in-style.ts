import { type TwinStyle } from './style.dto.js';

type Band = 'low' | 'middle' | 'high';

interface Words {
  /** What comes before the facts, by formality. */
  readonly begin: Readonly<Record<Band, string>>;
  readonly warm: string;
  readonly warmEnd: string;
  readonly joke: string;
  /** What comes after the facts of a long answer, by formality. */
  readonly end: Readonly<Record<Band, string>>;
}

/** From here on a slider is no longer at its low end, and from there on at its high one. */
const MIDDLE = 34;
const HIGH = 67;
/** How many facts an answer tells. All styles cite the same: the others are told shorter. */
const SHORT_WORDS = 12;

const WORDS: Readonly<Record<'en' | 'de', Words>> = {
  en: {
    begin: {
      low: 'So, here’s what I’ve got:',
      middle: 'This is what I know:',
      high: 'According to your memories, the following is known:',
    },
    warm: 'Good that you ask.',
    warmEnd: 'Tell me when any of it changes, I’d like to keep up.',
    joke: 'I also remember where I read it, which is more than most of us can say.',
    end: {
      low: 'That’s all of it for now.',
      middle: 'These are the lines that say most of you.',
      high: 'Should any of this no longer be accurate, you may correct the line concerned.',
    },
  },
  de: {
    begin: {
      low: 'Also, das hab ich:',
      middle: 'Das weiß ich:',
      high: 'Ihren Erinnerungen zufolge ist Folgendes bekannt:',
    },
    warm: 'Schön, dass du fragst.',
    warmEnd: 'Sag mir, wenn sich etwas ändert, ich bleibe gern auf dem Laufenden.',
    joke: 'Ich weiß sogar noch, wo ich es gelesen habe. Das können die wenigsten von sich sagen.',
    end: {
      low: 'Mehr hab ich gerade nicht.',
      middle: 'Diese Zeilen sagen am meisten über dich.',
      high: 'Sollte etwas davon nicht mehr zutreffen, lässt sich die betreffende Zeile berichtigen.',
    },
  },
};

/** The same facts in a style. Nothing is invented: a style changes only what stands around them, and how much of each. */
export function sayInStyle(facts: readonly string[], style: TwinStyle, questionLanguage = 'en'): string {
  const words = wordsIn(style.language === 'auto' ? questionLanguage : style.language);
  const length = bandOf(style.length);
  const formality = bandOf(style.formality);
  const cited = facts.map(
    (fact, place) => `${length === 'low' ? shortened(fact) : fact} [${String(place + 1)}]`,
  );
  return [
    ...(bandOf(style.warmth) === 'high' && length !== 'low' ? [words.warm] : []),
    ...(length === 'low' ? [] : [words.begin[formality]]),
    ...cited,
    ...(length === 'high' ? [words.end[formality]] : []),
    ...(bandOf(style.warmth) === 'high' ? [words.warmEnd] : []),
    ...(bandOf(style.humour) === 'high' ? [words.joke] : []),
  ].join(' ');
}

/** How many words a text has; the numbers of its sources are none. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '' && !/^\[\d+\]$/u.test(word)).length;
}

/** In which third of its way a slider stands. */
export function bandOf(value: number): Band {
  if (value < MIDDLE) return 'low';
  return value < HIGH ? 'middle' : 'high';
}

function wordsIn(language: string): Words {
  return language === 'de' ? WORDS.de : WORDS.en;
}

function shortened(fact: string): string {
  const words = fact.split(' ');
  return words.length <= SHORT_WORDS ? fact : `${words.slice(0, SHORT_WORDS).join(' ')} …`;
}
