import { type Entity, type Home } from '../../home/home.service.js';
import { isOnly, particleEnd } from '../../language/matching/particles.js';
import { isOf, type Pack } from '../../language/pack/pack.js';
import { phrasesOf } from '../../language/spans/phrases.js';
import { type Token } from '../../language/tokens/token.js';
import { tokenise } from '../../language/tokens/tokenise.js';

export interface ChoicePlace {
  readonly home: Home;
  readonly pack: Pack;
}

/**
 * Which of the offered things an answer means: "the second", "both", "the one in the hall". None where it means one but
 * does not tell which; undefined where it is no choice.
 */
export function chosenFrom(
  offered: readonly Entity[],
  tokens: readonly Token[],
  place: ChoicePlace,
): readonly Entity[] | undefined {
  const { pack } = place;
  if (offered.length === 0) return undefined;
  const words = offered.map((entity) => ({ entity, ...wordsOf(entity, place) }));
  const isNamed = ({ text, stem }: Token): boolean =>
    !isOf(pack, 'determiner', text) && words.some(({ all }) => all.has(text) || all.has(stem));
  const named = tokens.filter(isNamed);
  if (named.length === 0) return byNumber(offered, tokens, pack);
  const fitting = words.filter(({ all }) => named.every(({ text, stem }) => all.has(text) || all.has(stem)));
  const [only, ...others] = fitting;
  if (!only) return undefined;
  if (others.length === 0) return [only.entity];
  const isPlace = named.every(({ text, stem }) =>
    fitting.every(({ ofPlace }) => ofPlace.has(text) || ofPlace.has(stem)),
  );
  // "In which room?" is answered by a room, "which one of the kitchen?" is not.
  return isPlace && fitting.length < offered.length ? fitting.map(({ entity }) => entity) : [];
}

/** "Both", "all of them", "the second", "the last one", "number 2". */
function byNumber(
  offered: readonly Entity[],
  tokens: readonly Token[],
  pack: Pack,
): readonly Entity[] | undefined {
  const says = (name: string): boolean =>
    tokens.some((_, at) => particleEnd(pack, name, tokens, at) !== undefined);
  if (says('pair_of')) return offered.length === 2 ? offered : [];
  const isAll = isOnly(pack, 'several', tokens, { start: 0, end: tokens.length });
  if (isAll || isOf(pack, 'all', tokens.map(({ text }) => text).join(' '))) return offered;
  const at = says('last_of') ? offered.length : ordinalIn(tokens, pack);
  if (at === undefined) return undefined;
  const one = offered[at - 1];
  return one ? [one] : [];
}

function ordinalIn(tokens: readonly Token[], pack: Pack): number | undefined {
  const ordinals = phrasesOf(tokens, pack).flatMap(({ meanings }) =>
    meanings.filter(({ type }) => type === 'ordinal').map(({ value }) => value),
  );
  const [said] = [...tokens.map(({ number }) => number), ...ordinals].filter((each) => each !== undefined);
  return typeof said === 'number' ? said : undefined;
}

/** Of a thing and of where it stands. */
function wordsOf(
  { name, aliases, areaId }: Entity,
  { home: { areas, floors }, pack }: ChoicePlace,
): { readonly all: ReadonlySet<string>; readonly ofPlace: ReadonlySet<string> } {
  const area = areas.find(({ id }) => id === areaId);
  const floor = floors.find(({ id }) => id === area?.floorId);
  const places = [area, floor].flatMap((place) => (place ? [place.name, ...place.aliases] : []));
  const read = (names: readonly string[]): string[] =>
    names.flatMap((each) => tokenise(each, pack).flatMap(({ text, stem }) => [text, stem]));
  const ofPlace = read(places);
  return { all: new Set([...read([name, ...aliases]), ...ofPlace]), ofPlace: new Set(ofPlace) };
}
