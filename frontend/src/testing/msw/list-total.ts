import type { ListTotal } from '../../lib/list-total';

/** As short lists say how long they are. */
export function exactly(total: number): ListTotal {
  return { total, totalIs: 'exact' };
}
