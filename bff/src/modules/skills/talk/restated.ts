import { hasMark } from '../../language/tokens/marks.js';
import { phrasesIn } from '../../language/matching/phrases-in-words.js';
import { isOf, type Pack } from '../../language/pack/pack.js';
import { tokenise } from '../../language/tokens/tokenise.js';
import { type Token } from '../../language/tokens/token.js';
import { type Clause } from '../../language/understanding.js';
import { contextRefusal } from '../contexts/context-refusal.js';
import { type SkillCall } from '../kit/skill-handler.js';
import { type ReadMessage } from './message-reader.service.js';

/** They say nothing of what it is. */
const SMALL: readonly string[] = [
  'subject',
  'auxiliary',
  'determiner',
  'connector',
  'pronoun',
  'is',
  'filler',
];
const SPEAKER = 'speaker';
const MARKS = ',;:.!?–—';
const CHANGE = 'change_word';
/** "Not any more", "no longer": it held once. */
const OVER = 'over_word';
const NEGATION = 'negation';
/** "Not on Wednesday": how far behind what denies it the value stands. */
const REACH = 3;

/**
 * "They changed the gate code, it is 8836 now": told, in words that say that something was otherwise. It takes the place
 * of what was kept of it, and is kept as a telling where there is no such thing.
 */
export function restatedIn(
  clause: Clause,
  { pack, context, understanding }: ReadMessage,
): SkillCall | undefined {
  const isOnlyTold = understanding.clauses.every(
    ({ act, form, chosen }) => (act === 'told' || (act === 'change' && !chosen)) && !form.isQuestion,
  );
  if (!isOnlyTold || context.keepTold !== 'always') return undefined;
  if (contextRefusal('memory', context.disabledContexts) !== undefined) return undefined;
  const skill = pack.skills.find(({ fixed }) => fixed.operation === 'correct')?.skill;
  const words = tokenise(clause.text, pack);
  const denied = words.findIndex(({ text }) => pack.classes.get(NEGATION)?.has(text));
  const wrong = denied < 0 ? undefined : words.slice(denied + 1, denied + 1 + REACH).find(isValue);
  const said = words.map(({ text }) => text);
  const isChange = phrasesIn(said, pack.classes.get(CHANGE)).length > 0;
  const isOver = phrasesIn(said, pack.classes.get(OVER)).length > 0;
  if (skill === undefined || (!isChange && !isOver && !wrong)) return undefined;
  const parameters = {
    statement: clause.text,
    isRestated: true,
    ...(isChange && saysOnlyValue(words, pack) && { isBare: true }),
    ...(isOver && { over: toldOver(words, pack) }),
    ...(wrong && { wrong: clause.text.slice(wrong.start).split(' ', 1)[0] }),
  };
  return { skill, parameters, targets: [] };
}

/** The words of the first part that say what holds no longer: "vegetarian". */
function toldOver(words: readonly Token[], pack: Pack): string {
  const end = words.findIndex((word, at) => at > 0 && hasMark(word, MARKS));
  const head = end < 0 ? words : words.slice(0, end);
  const said = head.map(({ text }) => text);
  const isSaid = new Set(
    [OVER, NEGATION]
      .flatMap((name) => phrasesIn(said, pack.classes.get(name)))
      .flatMap((phrase) => head.slice(phrase.start, phrase.end)),
  );
  return head
    .filter((word) => !isSaid.has(word) && !isSmall(word, pack))
    .map(({ text }) => text)
    .join(' ');
}

function isSmall({ text }: Token, pack: Pack): boolean {
  return SMALL.some((name) => isOf(pack, name, text)) || particleIs(pack, text);
}

/** "We have moved since, it is 31 Quay Street now": a number, names, and words that say that it was otherwise. */
function saysOnlyValue(words: readonly Token[], pack: Pack): boolean {
  const changed = new Set(
    phrasesIn(
      words.map(({ text }) => text),
      pack.classes.get(CHANGE),
    ).flatMap(({ start, end }) => words.slice(start, end)),
  );
  return (
    words.some(isNumber) && words.every((word) => changed.has(word) || isSmall(word, pack) || isValue(word))
  );
}

function particleIs({ particles }: Pack, text: string): boolean {
  return particles.get(SPEAKER)?.some((phrase) => phrase.words.join(' ') === text) === true;
}

function isNumber({ number, text }: Token): boolean {
  return number !== undefined || Array.from(text).some((sign) => sign >= '0' && sign <= '9');
}

function isValue({ isCapitalised, number, text }: Token): boolean {
  return isCapitalised || number !== undefined || Array.from(text).some((sign) => sign >= '0' && sign <= '9');
}
