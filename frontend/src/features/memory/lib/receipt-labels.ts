import { formatQuantity } from '../../../lib/format';

interface Receipt {
  erased: { memories: number; answers: number };
}

/** `Erased 1 memory`, `Erased 3 memories and 2 answers`. */
export function receiptLabel({ erased: { memories, answers } }: Receipt): string {
  const what = formatQuantity(memories, 'memory', 'memories');
  return answers === 0
    ? `Erased ${what}`
    : `Erased ${what} and ${formatQuantity(answers, 'answer', 'answers')}`;
}
