import { itemKey, type List, type ListChange, type ListItem, listKey } from './list.js';
import {
  ListItemNotFound,
  ListNameTaken,
  ListNotFound,
  MAX_ITEMS,
  MAX_LISTS,
  TooManyItems,
  TooManyLists,
} from './lists.errors.js';
import { type ListRows } from './lists.repository.js';

/** A user's lists while something is done to them. Keeps what it changes, so that it can be taken back. */
export class ListTransaction {
  private readonly made: ListChange[] = [];

  constructor(
    private readonly rows: ListRows,
    private readonly now: Date,
  ) {}

  get changes(): readonly ListChange[] {
    return this.made;
  }

  /** The oldest first. */
  lists(): Promise<List[]> {
    return this.rows.findLists();
  }

  items(list?: List): Promise<ListItem[]> {
    return this.rows.findItems(list?.id);
  }

  async find(id: string): Promise<List> {
    const found = await this.rows.findList(id);
    if (!found) throw new ListNotFound();
    return found;
  }

  async findItem(id: string): Promise<ListItem> {
    const found = await this.rows.findItem(id);
    if (!found) throw new ListItemNotFound();
    return found;
  }

  /** Of that name there is one list: asked again, it is the one that is there. */
  async add(name: string): Promise<List> {
    const there = await this.findByName(name);
    if (there) return there;
    if ((await this.lists()).length >= MAX_LISTS) throw new TooManyLists();
    const { now } = this;
    const after = { id: crypto.randomUUID(), name, key: listKey(name), createdAt: now, updatedAt: now };
    if (!(await this.rows.insertList(after))) throw new ListNameTaken(name);
    this.made.push({ of: 'list', before: null, after });
    return after;
  }

  async findByName(name: string): Promise<List | undefined> {
    const key = listKey(name);
    return (await this.lists()).find((list) => list.key === key);
  }

  async rename(list: List, name: string): Promise<List> {
    const there = await this.findByName(name);
    if (there && there.id !== list.id) throw new ListNameTaken(there.name);
    const after = { ...list, name, key: listKey(name), updatedAt: this.now };
    await this.rows.storeList(after);
    this.made.push({ of: 'list', before: list, after });
    return after;
  }

  /** With all that is on it. */
  async remove(list: List): Promise<void> {
    for (const item of await this.items(list)) await this.removeItem(item);
    await this.rows.removeList(list.id);
    this.made.push({ of: 'list', before: list, after: null });
  }

  /** What is on the list already is not added again; what was ticked off there is open again. */
  async addItem(list: List, text: string): Promise<ListItem> {
    const there = (await this.items(list)).find((item) => itemKey(item.text) === itemKey(text));
    if (there) return there.isDone ? this.editItem(there, { isDone: false }) : there;
    if ((await this.rows.countItems()) >= MAX_ITEMS) throw new TooManyItems();
    const { now } = this;
    const item = { id: crypto.randomUUID(), listId: list.id, text, isDone: false };
    const after = await this.rows.insertItem({ ...item, createdAt: now, updatedAt: now });
    this.made.push({ of: 'item', before: null, after });
    return after;
  }

  async editItem(item: ListItem, edit: { text?: string; isDone?: boolean }): Promise<ListItem> {
    const after = { ...item, ...edit, updatedAt: this.now };
    await this.rows.storeItem(after);
    this.made.push({ of: 'item', before: item, after });
    return after;
  }

  async removeItem(item: ListItem): Promise<void> {
    await this.rows.removeItem(item.id);
    this.made.push({ of: 'item', before: item, after: null });
  }
}
