import { formatQuantity } from './format';

/** How many a list has: exactly, about, or more than that. */
export interface ListTotal {
  total: number;
  totalIs: 'exact' | 'about' | 'over';
}

const IN_WORDS = { exact: '', about: 'about ', over: 'more than ' };

/** `1 memory`, `about 12,300 memories`, `more than 1,000 memories`. */
export function totalInWords({ total, totalIs }: ListTotal, one: string, many: string): string {
  return `${vagueness(totalIs)}${formatQuantity(total, one, many)}`;
}

/** The same where a line begins. */
export function totalAlone(list: ListTotal, one: string, many: string): string {
  const words = totalInWords(list, one, many);
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

/** Of several lists shown as one. */
export function sumOfTotals(first: ListTotal, second: ListTotal): ListTotal {
  const vaguest = (['over', 'about'] as const).find((kind) => [first.totalIs, second.totalIs].includes(kind));
  return { total: first.total + second.total, totalIs: vaguest ?? 'exact' };
}

/** What stands before the number. */
export function vagueness(totalIs: ListTotal['totalIs']): string {
  return IN_WORDS[totalIs];
}
