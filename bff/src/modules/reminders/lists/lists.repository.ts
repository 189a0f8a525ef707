import { Injectable } from '@nestjs/common';
import { and, asc, count, eq, type SQL } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type Transaction } from '../../../database/transaction.js';
import { type List, type ListItem } from './list.js';
import { listItems, lists } from './lists.table.js';

const listColumns = {
  id: lists.id,
  name: lists.name,
  key: lists.key,
  createdAt: lists.createdAt,
  updatedAt: lists.updatedAt,
};
const itemColumns = {
  id: listItems.id,
  listId: listItems.listId,
  position: listItems.position,
  text: listItems.text,
  isDone: listItems.isDone,
  createdAt: listItems.createdAt,
  updatedAt: listItems.updatedAt,
};

/** A user's lists while something is done to them, all of it or nothing. */
export interface ListRows {
  /** The oldest first. */
  findLists(): Promise<List[]>;
  findList(id: string): Promise<List | undefined>;
  /** In the order in which they were added; of all lists where none is named. */
  findItems(listId?: string): Promise<ListItem[]>;
  findItem(id: string): Promise<ListItem | undefined>;
  countItems(): Promise<number>;
  /** False: a list of that name is there. */
  insertList(list: List): Promise<boolean>;
  storeList(list: List): Promise<void>;
  removeList(id: string): Promise<void>;
  /** The item as it is kept. */
  insertItem(item: ListItem): Promise<ListItem>;
  storeItem(item: ListItem): Promise<void>;
  removeItem(id: string): Promise<void>;
}

@Injectable()
export class ListsRepository {
  constructor(private readonly database: Database) {}

  change<T>(userId: string, work: (rows: ListRows) => Promise<T>): Promise<T> {
    return this.database.forUser(userId, (tx) => work(new TransactionRows(tx, userId)));
  }
}

class TransactionRows implements ListRows {
  constructor(
    private readonly tx: Transaction,
    private readonly userId: string,
  ) {}

  findLists(): Promise<List[]> {
    return this.tx
      .select(listColumns)
      .from(lists)
      .where(eq(lists.userId, this.userId))
      .orderBy(asc(lists.createdAt), asc(lists.key));
  }

  async findList(id: string): Promise<List | undefined> {
    const [row] = await this.tx.select(listColumns).from(lists).where(this.isList(id)).for('update');
    return row;
  }

  findItems(listId?: string): Promise<ListItem[]> {
    const isOnList = listId === undefined ? undefined : eq(listItems.listId, listId);
    return this.tx
      .select(itemColumns)
      .from(listItems)
      .where(and(eq(listItems.userId, this.userId), isOnList))
      .orderBy(asc(listItems.position));
  }

  async findItem(id: string): Promise<ListItem | undefined> {
    const [row] = await this.tx.select(itemColumns).from(listItems).where(this.isItem(id)).for('update');
    return row;
  }

  async countItems(): Promise<number> {
    const [row] = await this.tx
      .select({ items: count() })
      .from(listItems)
      .where(eq(listItems.userId, this.userId));
    return row?.items ?? 0;
  }

  async insertList(list: List): Promise<boolean> {
    const inserted = await this.tx
      .insert(lists)
      .values({ ...list, userId: this.userId })
      .onConflictDoNothing({ target: [lists.userId, lists.key] })
      .returning({ id: lists.id });
    return inserted.length > 0;
  }

  async storeList({ id, ...list }: List): Promise<void> {
    await this.tx.update(lists).set(list).where(this.isList(id));
  }

  async removeList(id: string): Promise<void> {
    await this.tx.delete(lists).where(this.isList(id));
  }

  async insertItem(item: ListItem): Promise<ListItem> {
    const [row] = await this.tx
      .insert(listItems)
      .values({ ...item, userId: this.userId })
      .returning(itemColumns);
    if (!row) throw new Error('The item left no row.');
    return row;
  }

  async storeItem({ id, text, isDone, updatedAt }: ListItem): Promise<void> {
    await this.tx.update(listItems).set({ text, isDone, updatedAt }).where(this.isItem(id));
  }

  async removeItem(id: string): Promise<void> {
    await this.tx.delete(listItems).where(this.isItem(id));
  }

  private isList(id: string): SQL | undefined {
    return and(eq(lists.userId, this.userId), eq(lists.id, id));
  }

  private isItem(id: string): SQL | undefined {
    return and(eq(listItems.userId, this.userId), eq(listItems.id, id));
  }
}
