import { words } from '../../../common/language/tokens.js';
import { isBesideName } from './list-words.js';

export interface List {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface ListItem {
  readonly id: string;
  readonly listId: string;
  /** Its place among the others; undefined until it is kept. */
  readonly position?: number | undefined;
  readonly text: string;
  readonly isDone: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What a list or an item was before something was done to it, and after; null where there was or is none. */
export type ListChange =
  | { readonly of: 'list'; readonly before: List | null; readonly after: List | null }
  | { readonly of: 'item'; readonly before: ListItem | null; readonly after: ListItem | null };

/** What a list's name is known by: "Shopping", "my shopping list" and "SHOPPING LIST" are one. */
export function listKey(name: string): string {
  const said = words(name);
  const telling = said.filter((word) => !isBesideName(word));
  return (telling.length > 0 ? telling : said).join(' ') || name.toLowerCase();
}

/** What an item's text is known by. */
export function itemKey(text: string): string {
  return words(text).join(' ') || text.toLowerCase();
}
