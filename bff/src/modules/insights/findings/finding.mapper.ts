import { phrasesIn, USUAL_LANGUAGE } from '../../language/phrases/phrases-in.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { type Finding, type NamedSeries } from './finding.js';
import { type FindingResponse } from './findings.dto.js';
import { chanceSentence, findingSentence, lagWords } from './finding-words.js';

const NEW_MS = 7 * 24 * 60 * 60_000;

type Special = Pick<FindingResponse, 'series' | 'n' | 'lag' | 'lagWords' | 'effect' | 'chance' | 'change'>;

/** In the language of the screens. */
export function toFindingResponse(finding: Finding, now: Date): FindingResponse {
  const phrases = phrasesIn(USUAL_LANGUAGE);
  const { id, kind, facts, isHolding, isSample, foundAt, verdict } = finding;
  return {
    ...{
      id,
      kind,
      isHolding,
      isSample,
      verdict,
      sentence: findingSentence(facts, phrases),
      foundAt: foundAt.toISOString(),
    },
    isNew: verdict === null && now.getTime() - foundAt.getTime() < NEW_MS,
    ...special(finding, phrases),
  };
}

function special({ facts }: Finding, phrases: TwinPhrases): Special {
  const none = { n: null, lag: null, lagWords: null, effect: null, chance: null };
  switch (facts.kind) {
    case 'association': {
      const { x, y, lag, n, q, difference, low, high } = facts;
      return {
        ...{
          series: [toNamed(x), toNamed(y)],
          n,
          lag,
          lagWords: lagWords(lag, phrases),
          chance: chanceSentence(q, phrases),
          change: null,
        },
        effect: { difference, low, high, unit: y.unit },
      };
    }
    case 'change': {
      const { y, n, day, before, after } = facts;
      return { ...none, series: [toNamed(y)], n, change: { day, before, after } };
    }
    case 'unusual': {
      const { y, day, value, usual } = facts;
      return { ...none, series: [toNamed(y)], change: { day, before: usual, after: value } };
    }
  }
}

function toNamed({ key, domain, title, unit, decimals }: NamedSeries): FindingResponse['series'][number] {
  return { key, domain, title, unit, decimals };
}
