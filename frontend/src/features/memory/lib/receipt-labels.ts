import { formatQuantity } from '../../../lib/format';

interface Receipt {
  erased: { memories: number; answers: number };
}

/** `Permanently deleted 1 memory`, `Permanently deleted 3 memories and 2 answers`. */
export function receiptLabel({ erased: { memories, answers } }: Receipt): string {
  const what = formatQuantity(memories, 'memory', 'memories');
  return answers === 0
    ? `Permanently deleted ${what}`
    : `Permanently deleted ${what} and ${formatQuantity(answers, 'answer', 'answers')}`;
}
