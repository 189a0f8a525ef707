import { tokenise } from '../../language/tokens/tokenise.js';
import { type Pack } from '../../language/pack/pack.js';
import { type Understanding } from '../../language/understanding.js';
import { type Home } from '../../home/home.service.js';
import { type SkillCall } from '../kit/skill-handler.js';

/** An answer to a question is short. */
const MAX_WORDS = 8;
/** Who says more with a subject and a verb tells something. */
const MAX_STATED = 2;
/** Small words of a pack, beside the names of what was offered: "the left one, please". */
const SMALL: readonly string[] = [
  'filler',
  'determiner',
  'pronoun',
  'subject',
  'courtesy',
  'agree',
  'decline',
  'all',
  'here',
  'there',
  'and',
  'or',
  'ordinal',
];

/** A question waits: whether what is said has the form of an answer to it, whatever it may mean. */
export function isReplyShaped(
  text: string,
  { clauses }: Understanding,
  { pending, home, pack }: { pending: readonly SkillCall[]; home: Home; pack: Pack },
): boolean {
  const tokens = tokenise(text, pack);
  const [clause, ...others] = clauses;
  if (!clause || others.length > 0 || tokens.length > MAX_WORDS) return false;
  const { form, decision, chosen } = clause;
  const isStatement = form.isTold && tokens.length > MAX_STATED;
  if (form.isQuestion || isStatement) return false;
  if (form.isImperative && decision === 'act' && chosen !== undefined) return false;
  const open = pending.find(({ missing }) => missing === 'target');
  if (!open) return true;
  const known = namesOf(open, home, pack);
  const isKnown = new Set([...known, ...smallWordsOf(pack)]);
  return tokens.every(
    ({ text: word, stem }) => isKnown.has(word) || isKnown.has(stem) || !Number.isNaN(Number(word)),
  );
}

const smallWords = new WeakMap<Pack, ReadonlySet<string>>();

/** With those that only numbers are told by: "the second". */
function smallWordsOf(pack: Pack): ReadonlySet<string> {
  const known = smallWords.get(pack);
  if (known) return known;
  const ofClasses = SMALL.flatMap((name) => [...(pack.classes.get(name) ?? [])]);
  const ofParticles = [...pack.particles.values()].flatMap((all) => all.flatMap(({ words }) => [...words]));
  const small = new Set([...ofClasses.flatMap((phrase) => phrase.split(' ')), ...ofParticles]);
  smallWords.set(pack, small);
  return small;
}

/** Words of what may be chosen, and of where it stands; of the whole home where nothing was offered. */
function namesOf({ targets }: SkillCall, { entities, areas, floors }: Home, pack: Pack): string[] {
  const offered = targets.length > 0 ? entities.filter(({ id }) => targets.includes(id)) : entities;
  const names = [
    ...offered.flatMap(({ name, aliases, domain }) => [name, ...aliases, domain.replaceAll('_', ' ')]),
    ...areas.flatMap(({ name, aliases }) => [name, ...aliases]),
    ...floors.flatMap(({ name, aliases }) => [name, ...aliases]),
  ];
  return names.flatMap((name) => tokenise(name, pack).flatMap(({ text, stem }) => [text, stem]));
}
