import { type List as StoredList, type ListItem as StoredItem } from './list.js';
import { type List, type ListItem } from './lists.dto.js';

export function toListResponse(list: StoredList, items: readonly StoredItem[]): List {
  return { ...list, ...times(list), items: items.map(toItemResponse) };
}

export function toItemResponse(item: StoredItem): ListItem {
  return { ...item, ...times(item) };
}

function times({ createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }): {
  createdAt: string;
  updatedAt: string;
} {
  return { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
