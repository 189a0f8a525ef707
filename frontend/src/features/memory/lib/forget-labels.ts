import type { ForgetPreview, ForgetReceipt } from '../api/forgetting.api';
import { formatQuantity } from '../../../lib/format';

type Alongside = ForgetPreview['alongside'];

/** `2 earlier versions, 1 link and 3 answers`; empty when nothing else is forgotten. */
export function alongsideLabel({ versions, links, mentions, answers }: Alongside): string {
  const parts = [
    versions > 0 && formatQuantity(versions, 'earlier version', 'earlier versions'),
    links > 0 && formatQuantity(links, 'link', 'links'),
    mentions > 0 && formatQuantity(mentions, 'mention of a name', 'mentions of names'),
    answers > 0 && formatQuantity(answers, 'answer', 'answers'),
  ].filter((part) => part !== false);
  return new Intl.ListFormat('en-GB').format(parts);
}

/** `2 memories, with 1 earlier version and 3 answers`. */
export function forgottenLabel({ forgotten }: ForgetReceipt): string {
  const memories = formatQuantity(forgotten.memories, 'memory', 'memories');
  const list = alongsideLabel(forgotten);
  return list === '' ? memories : `${memories}, with ${list}`;
}
