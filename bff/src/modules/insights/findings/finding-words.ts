import { spoken } from '../../../common/day-series.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { type AssociationFacts, type ChangeFacts, type FindingFacts, type UnusualFacts } from './finding.js';

/** Nobody reads more out of a finer share. */
const MOST_ONE_IN = 1_000;

/** A finding in one sentence; never a cause. */
export function findingSentence(facts: FindingFacts, phrases: TwinPhrases): string {
  switch (facts.kind) {
    case 'association':
      return associationSentence(facts, phrases);
    case 'change':
      return changeSentence(facts, phrases);
    case 'unusual':
      return unusualSentence(facts, phrases);
  }
}

/** "About 1 in 50 findings like this one is chance." */
export function chanceSentence(q: number, phrases: TwinPhrases): string {
  const oneIn = Math.floor(1 / q);
  return oneIn >= MOST_ONE_IN
    ? phrases.say('finding-hardly-chance', { number: MOST_ONE_IN })
    : phrases.say('finding-chance', { number: oneIn });
}

/** "the same day", "2 days later". */
export function lagWords(lag: number, phrases: TwinPhrases): string {
  return lag === 0 ? phrases.say('later-none') : phrases.say('later', { count: lag });
}

function associationSentence(
  { x, y, lag, difference, lowUpTo, highFrom }: AssociationFacts,
  phrases: TwinPhrases,
): string {
  return phrases.say(`finding-after-${String(lag)}`, {
    ...{ x: x.noun, y: y.noun, high: spoken(highFrom, x), low: spoken(lowUpTo, x) },
    amount: spoken(Math.abs(difference), { ...y, decimals: y.decimals + 1 }),
    side: phrases.say(difference < 0 ? 'finding-lower' : 'finding-higher'),
  });
}

function changeSentence({ y, day, before, after }: ChangeFacts, phrases: TwinPhrases): string {
  const finer = { ...y, decimals: Math.max(1, y.decimals) };
  return phrases.say('finding-change', {
    ...{ day: dayWords(day, phrases), y: y.noun },
    ...{ before: spoken(before, finer), after: spoken(after, finer) },
  });
}

function unusualSentence({ y, day, value, usual }: UnusualFacts, phrases: TwinPhrases): string {
  return phrases.say(value < usual ? 'finding-below' : 'finding-above', {
    ...{ day: dayWords(day, phrases), y: y.noun },
    ...{ value: spoken(value, y), usual: spoken(usual, y) },
  });
}

/** "12 March" of "2026-03-12". */
function dayWords(day: string, { locale }: TwinPhrases): string {
  return new Date(day).toLocaleDateString(locale, { timeZone: 'UTC', day: 'numeric', month: 'long' });
}
