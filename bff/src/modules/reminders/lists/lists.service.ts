import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { type List as StoredList, type ListChange, type ListItem as StoredItem } from './list.js';
import { ListTransaction } from './list-transaction.js';
import { type EditListItem, type List, type ListItem, type Lists } from './lists.dto.js';
import { toItemResponse, toListResponse } from './lists.mapper.js';
import { ListsRepository } from './lists.repository.js';
import { revertChange } from './revert.js';
import { LiveEvents } from '../../events/live-events.service.js';

export { itemKey, listKey } from './list.js';
export type { ListChange } from './list.js';
export type { ListTransaction as ListBox } from './list-transaction.js';
export type { StoredItem, StoredList };

@Injectable()
export class ListsService {
  constructor(
    private readonly lists: ListsRepository,
    private readonly clock: Clock,
    private readonly live: LiveEvents,
  ) {}

  /** All of them, with what is on them. */
  async list(userId: string): Promise<Lists> {
    return this.change(userId, async (box) => {
      const itemsOf = Map.groupBy(await box.items(), ({ listId }) => listId);
      return { items: (await box.lists()).map((each) => toListResponse(each, itemsOf.get(each.id) ?? [])) };
    });
  }

  /** What lists are called, and what is still to be done or bought of them: by these words they are spoken of. */
  async spokenOf(
    userId: string,
  ): Promise<{ readonly lists: readonly string[]; readonly items: readonly string[] }> {
    return this.change(userId, async (box) => ({
      lists: (await box.lists()).map(({ name }) => name),
      items: (await box.items()).filter(({ isDone }) => !isDone).map(({ text }) => text),
    }));
  }

  async get(userId: string, id: string): Promise<List> {
    return this.change(userId, async (box) => withItems(box, await box.find(id)));
  }

  async create(userId: string, name: string): Promise<List> {
    return this.change(userId, async (box) => withItems(box, await box.add(name)));
  }

  async rename(userId: string, id: string, name: string): Promise<List> {
    return this.change(userId, async (box) => withItems(box, await box.rename(await box.find(id), name)));
  }

  async remove(userId: string, id: string): Promise<void> {
    await this.change(userId, async (box) => box.remove(await box.find(id)));
  }

  async addItem(userId: string, listId: string, text: string): Promise<ListItem> {
    return toItemResponse(
      await this.change(userId, async (box) => box.addItem(await box.find(listId), text)),
    );
  }

  async editItem(userId: string, id: string, { text, isDone }: EditListItem): Promise<ListItem> {
    const edit = { ...(text !== undefined && { text }), ...(isDone !== undefined && { isDone }) };
    return toItemResponse(
      await this.change(userId, async (box) => box.editItem(await box.findItem(id), edit)),
    );
  }

  async removeItem(userId: string, id: string): Promise<void> {
    await this.change(userId, async (box) => box.removeItem(await box.findItem(id)));
  }

  /** Does the work on the user's lists, all of it or nothing. The box tells afterwards what was changed. */
  async change<T>(userId: string, work: (box: ListTransaction) => Promise<T>): Promise<T> {
    const { result, isChanged } = await this.lists.change(userId, async (rows) => {
      const box = new ListTransaction(rows, this.clock.now());
      return { result: await work(box), isChanged: box.changes.length > 0 };
    });
    if (isChanged) this.live.changed(userId, 'lists');
    return result;
  }

  /** Puts everything back as it was before the changes; throws where something came after them. */
  async revert(userId: string, changes: readonly ListChange[]): Promise<void> {
    await this.lists.change(userId, async (rows) => {
      for (const change of changes.toReversed()) await revertChange(rows, change);
    });
    this.live.changed(userId, 'lists');
  }
}

async function withItems(box: ListTransaction, list: StoredList): Promise<List> {
  return toListResponse(list, await box.items(list));
}
