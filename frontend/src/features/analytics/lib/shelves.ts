import type { Finding, FindingList } from '../api/insights.api';

export const SHELVES = [
  { value: 'holding', label: 'Holding' },
  { value: 'weaker', label: 'Weaker' },
  { value: 'hidden', label: 'Hidden' },
] as const;
export type Shelf = (typeof SHELVES)[number]['value'];

/** Where a finding is shown: what the last check did not find any more is weaker than it was. */
export function shelfOf({ verdict, isHolding }: Finding): Shelf {
  if (verdict === 'hidden') return 'hidden';
  return isHolding ? 'holding' : 'weaker';
}

/** "Three findings hold, one is new". */
export function headlineOf({ items }: FindingList): string {
  const holding = items.filter((each) => each.kind === 'association' && shelfOf(each) === 'holding');
  if (holding.length === 0) return 'Findings';
  const fresh = holding.filter(({ isNew }) => isNew).length;
  const hold = holding.length === 1 ? 'One finding holds' : `${numberWord(holding.length)} findings hold`;
  if (fresh === 0) return hold;
  return `${hold}, ${fresh === 1 ? 'one is' : `${numberWord(fresh).toLowerCase()} are`} new`;
}

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

function numberWord(value: number): string {
  return WORDS[value] ?? String(value);
}
