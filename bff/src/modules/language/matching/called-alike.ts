import { type Pack } from '../pack/pack.js';
import { tokenise } from '../tokens/tokenise.js';

/**
 * What is called the same as a name, in the language that is spoken: "the lounge" is what others call the living room,
 * and "Wohnzimmer" what it is in German. `from` are the packs by which the name is looked up.
 */
export function calledAlike(
  name: string,
  kind: 'room' | 'floor' | 'thing',
  { spoken, from }: { readonly spoken: Pack; readonly from: readonly Pack[] },
): string[] {
  const meant = from.map((pack) => conceptOf(name, kind, pack)).find((concept) => concept !== undefined);
  if (meant === undefined) return [];
  const called = spoken.particles.get(kind) ?? [];
  return called.filter(({ value }) => value === meant).map(({ words }) => words.join(' '));
}

/** What a name stands for in every language. */
function conceptOf(name: string, kind: string, pack: Pack): unknown {
  const said = tokenise(name, pack)
    .map(({ text }) => text)
    .join(' ');
  return pack.particles.get(kind)?.find(({ words }) => words.join(' ') === said)?.value;
}
