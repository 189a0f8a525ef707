import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { toSelection } from '../memory.mapper.js';
import { CorpusStatistics } from '../search/corpus-statistics.js';
import { type EditMemories, type EditUndone, type MemoriesEdited } from './bulk-edit.dto.js';
import { UndoNotFound } from './bulk-edit.errors.js';
import { BulkEditRepository, type BulkTarget } from './bulk-edit.repository.js';
import { LiveEvents } from '../../events/live-events.service.js';

/** How long a change of many memories can be undone. */
const KEPT_MS = 24 * 60 * 60_000;

@Injectable()
export class BulkEditService {
  constructor(
    private readonly edits: BulkEditRepository,
    private readonly statistics: CorpusStatistics,
    private readonly clock: Clock,
    private readonly live: LiveEvents,
  ) {}

  async apply(userId: string, { ids, filter, except, change }: EditMemories): Promise<MemoriesEdited> {
    const target: BulkTarget = filter ? { selection: toSelection(filter), except } : { ids: ids ?? [] };
    const { editId, ...counts } = await this.edits.apply(userId, target, change, this.clock.now());
    this.statistics.forget(userId);
    this.live.changed(userId, 'memories');
    return { ...counts, undoToken: editId };
  }

  async undo(userId: string, editId: string): Promise<EditUndone> {
    const undone = await this.edits.undo(userId, editId, this.clock.now());
    if (!undone) throw new UndoNotFound();
    this.statistics.forget(userId);
    this.live.changed(userId, 'memories');
    return undone;
  }

  /** Everybody's that is too old to be undone. */
  purge(): Promise<void> {
    return this.edits.purge(new Date(this.clock.now().getTime() - KEPT_MS));
  }
}
