import { knowledgeOf } from '../../language/knowledge/knowledge.js';

/** What a language knows of lists and what is on them: `lists.yaml`. */
const WORDS = knowledgeOf('lists', {
  words: ['and', 'small', 'not_in_key', 'list_ending'],
  tables: ['same_list'],
});

/** Numbers in words, as each language has them. */
const AMOUNTS = knowledgeOf('amounts', { words: ['amounts'] });

const SPACE = /\s+/u;
const COMMA = ',';

/** The name itself, and what else people of any language call the same list. */
export function namesOfList(name: string): string[] {
  const purposes = new Map(WORDS.all().flatMap(({ tables }) => [...tables.same_list]));
  const purpose = purposes.get(name);
  const same = [...purposes.keys()].filter((each) => purposes.get(each) === purpose);
  return purpose === undefined ? [name] : [name, ...same];
}

/** "Baumarkt" and “Baumarktliste” are one list, in any language. */
export function isSameBut(name: string, key: string): boolean {
  return (
    WORDS.all().some(({ words }) => words.list_ending.has(key.slice(name.length))) && key.startsWith(name)
  );
}

/** Whether a word tells nothing apart, in any language. */
export function isSmall(word: string): boolean {
  return WORDS.all().some(({ words }) => words.small.has(word));
}

/** Whether a word of a list's name is no part of what it is known by. */
export function isBesideName(word: string): boolean {
  return WORDS.all().some(({ words }) => words.not_in_key.has(word));
}

/** "Two" of "two lemons". */
export function isAmount(word: string, language: string): boolean {
  return Number.isInteger(Number(word)) || AMOUNTS.of(language).words.amounts.has(word.toLowerCase());
}

/** "milk, eggs and bread" are three; without a comma it is one thing, as "mac and cheese" is. */
export function itemsIn(said: string, language: string): string[] {
  if (!said.includes(COMMA)) return [said];
  const { and } = WORDS.of(language).words;
  return said.split(COMMA).flatMap((part) => withoutWords(part, and));
}

/** What stands between those words. */
function withoutWords(text: string, separators: ReadonlySet<string>): string[] {
  const parts: string[][] = [[]];
  for (const word of text.split(SPACE)) {
    if (separators.has(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.map((words) => words.join(' ').trim()).filter(Boolean);
}
