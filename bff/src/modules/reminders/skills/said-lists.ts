import { type Parameters } from '../../skills/commands/command.js';
import { type WordsRead } from '../../skills/kit/from-words.js';

/** Operations that the packs tell apart and that are one here. */
const OPERATIONS: Readonly<Record<string, string>> = { clear: 'remove' };
const UNSUPPORTED =
  'That I cannot do with a list yet. I can add, tick off, take away, read, rename and empty.';

/** A list as it was said: one call for each item. */
export function readList(said: Parameters): WordsRead {
  const { operation, items, about, newName, isEmptied } = said;
  const name = OPERATIONS[String(operation)] ?? String(operation);
  const list = nameIn(said.list) ?? nameIn(about);
  const texts = Array.isArray(items) ? items.map(String).filter(Boolean) : [];
  const of = list === undefined ? {} : { list };
  switch (name) {
    case 'create':
      if (list === undefined)
        return { question: 'What shall the list be called?', known: { operation: name } };
      return {
        calls: [{ operation: name, list }, ...texts.map((item) => ({ operation: 'add', item, list }))],
      };
    case 'add':
      if (texts.length === 0) return { question: 'What shall I add?', known: { operation: name, ...of } };
      return { calls: texts.map((item) => ({ operation: name, item, ...of })) };
    case 'complete':
    case 'remove':
      if (texts.length > 0) return { calls: texts.map((item) => ({ operation: name, item, ...of })) };
      return { calls: [{ operation: name, ...of, ...(isEmptied === true && { isEmptied: true }) }] };
    case 'query':
      return { calls: [{ operation: name, ...of }] };
    case 'rename':
      return { calls: [{ operation: name, ...of, ...(typeof newName === 'string' && { newName }) }] };
    default:
      return { question: UNSUPPORTED };
  }
}

function nameIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
