import { type Pack } from '../pack/pack.js';
import { tokenise } from '../tokens/tokenise.js';
import { latticeOf } from './lattice.js';

/** Types of times, those first that say more: “this week” is no day. */
const TIMES = ['period', 'when'];

/** The time that is said where nothing else is; words that carry no meaning may stand around it. */
export function onlyTimeIn(text: string, pack: Pack): unknown {
  const { segments } = latticeOf(tokenise(text, pack), { pack, weigh: () => 1 });
  const isTime = (type: string): boolean => TIMES.includes(type);
  const [time, ...others] = segments.filter(
    ({ meanings, isFiller }) => !isFiller || meanings.some(({ type }) => isTime(type)),
  );
  if (!time || others.length > 0) return undefined;
  return TIMES.map((type) => time.meanings.find((meaning) => meaning.type === type)).find(Boolean)?.value;
}
