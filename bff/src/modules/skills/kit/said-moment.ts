import { momentOf } from '../../language/spans/moment.js';
import { type When } from '../../language/spans/when.js';
import { type SaidHere } from './from-words.js';

/** When something that is told was so; undefined where that is now, or where nothing was said of it. */
export function saidMoment(
  said: unknown,
  { now, timeZone }: Pick<SaidHere, 'now' | 'timeZone'>,
): string | undefined {
  if (!isWhen(said)) return undefined;
  const at = momentOf(said, now, timeZone, { towards: 'past' });
  return at && at < now ? at.toISOString() : undefined;
}

function isWhen(said: unknown): said is When {
  return typeof said === 'object' && said !== null;
}
