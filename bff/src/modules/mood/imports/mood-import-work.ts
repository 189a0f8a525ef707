import { Injectable, type OnModuleInit } from '@nestjs/common';
import { contentId } from '../../../common/content-id.js';
import { Turns } from '../../../common/lifecycle/turns.js';
import { LiveEvents } from '../../events/live-events.service.js';
import { ImportKinds, type ImportWorker } from '../../imports/import-kinds.js';
import { ImportLeases } from '../../imports/import-leases.js';
import { ImportReportService } from '../../imports/import-report.service.js';
import { type ImportRow } from '../../imports/imports.rows.js';
import { type Lease, LeaseLost } from '../../imports/lease.js';
import { ListedReasons, SkipList } from '../../imports/skip-list.js';
import { type Source } from '../../imports/source/source.js';
import { UploadStore } from '../../imports/upload-store.js';
import { MoodErasure } from '../mood-erasure.service.js';
import { type ImportedMood, MoodCheck } from './formats/checked-mood.js';
import { moodImporterOf } from './formats/importers.js';
import { isSkippedMood } from './formats/mood-importer.js';
import { ImportedMoodsRepository, type MoodToImport } from './imported-moods.repository.js';
import { type ChosenMoods, type MoodFormat, TAG_GROUPS } from './mood-formats.js';

const MAX_ENTRIES = 500;
const MAX_ITEMS = 5_000;
const EXTEND_EVERY_MS = 10_000;

/** What was read since the last write. */
interface Batch {
  moods: { position: number; mood: ImportedMood }[];
  skips: SkipList;
  first: number;
  itemsRead: number;
}

/** Reads files into mood entries, from where the last process left each, and takes them back. */
@Injectable()
export class MoodImportWork implements ImportWorker, OnModuleInit {
  constructor(
    private readonly kinds: ImportKinds,
    private readonly store: UploadStore,
    private readonly leases: ImportLeases,
    private readonly report: ImportReportService,
    private readonly imported: ImportedMoodsRepository,
    private readonly erasure: MoodErasure,
    private readonly events: LiveEvents,
  ) {}

  onModuleInit(): void {
    this.kinds.register('moods', this);
  }

  async run(job: ImportRow, stop: AbortSignal): Promise<void> {
    const source = await this.store.open(job);
    try {
      await this.read(job, source, stop);
    } finally {
      source.close();
    }
  }

  async undo(job: ImportRow, stop: AbortSignal): Promise<void> {
    const lease = this.leases.of(job);
    let isLeft = true;
    while (isLeft) {
      if (stop.aborted) throw new LeaseLost();
      isLeft = await this.leases.erase(lease, async () => {
        const entries = await this.imported.eraseSome(job.userId, job.id, this.erasure.run);
        return entries === 0 ? undefined : { entries };
      });
      this.events.publish(job.userId, { kind: 'changed', topic: 'mood' });
    }
    await this.imported.eraseUnusedTags(job.userId, Object.values(TAG_GROUPS));
    await this.leases.finishUndo(lease);
  }

  private async read(job: ImportRow, source: Source, stop: AbortSignal): Promise<void> {
    if (job.format === null || job.mapping === null) throw new Error('The import has no format.');
    const lease = this.leases.of(job);
    const listed = new ListedReasons(await this.report.countReasons(job.userId, job.id));
    const { timeZone, read: mapping } = job.mapping as ChosenMoods;
    const check = new MoodCheck(mapping, this.leases.now);
    const begin = (first: number): Batch => ({
      ...{ moods: [], first, itemsRead: first },
      skips: new SkipList(listed),
    });
    const turns = new Turns();
    let batch = begin(job.itemsRead);
    let passed = 0;
    let extendAt = Date.now() + EXTEND_EVERY_MS;
    for await (const found of moodImporterOf(job.format).read(source, { timeZone, mapping })) {
      passed += 1;
      // What begins at the start again was dealt with up to there.
      if (passed > job.itemsRead) add(batch, check.check(found));
      if (batch.moods.length >= MAX_ENTRIES || batch.itemsRead - batch.first >= MAX_ITEMS) {
        await this.write(job, lease, batch, source.bytesRead);
        batch = begin(batch.itemsRead);
      }
      if (stop.aborted) throw new LeaseLost();
      await turns.next();
      if (Date.now() < extendAt) continue;
      extendAt = Date.now() + EXTEND_EVERY_MS;
      await this.leases.extend(lease);
    }
    await this.write(job, lease, batch, source.bytesRead);
  }

  private async write(job: ImportRow, lease: Lease, batch: Batch, bytesRead: number): Promise<void> {
    const { moods, skips, itemsRead } = batch;
    const group = TAG_GROUPS[job.format as MoodFormat];
    const recordedAt = this.leases.now;
    const entries = moods.map(({ mood }, place) => toEntry(job.userId, mood, { recordedAt, place }));
    await this.leases.write(lease, async () => {
      const { fresh, without } = await this.imported.write(job.userId, { importId: job.id, group }, entries);
      for (const [place, { position, mood }] of moods.entries()) {
        const isWithout = without.has(entries[place]?.id ?? '');
        const remarks = [mood.remark, isWithout ? 'There was no room for some of its tags.' : undefined];
        const reason = remarks.filter((remark) => remark !== undefined).join(' ');
        if (reason !== '') skips.add(position, { row: mood.row, file: mood.file, reason }, true);
      }
      const repeated = moods.length - fresh;
      const progress = { imported: fresh, repeated, skips: skips.rows, unlisted: skips.unlisted };
      return { result: undefined, progress: { ...progress, itemsRead, bytesRead, position: 0 } };
    });
    this.events.publish(job.userId, { kind: 'changed', topic: 'mood' });
  }
}

function add(batch: Batch, item: ReturnType<MoodCheck['check']>): void {
  const position = batch.itemsRead + 1;
  if (isSkippedMood(item)) batch.skips.add(position, item);
  else batch.moods.push({ position, mood: item });
  batch.itemsRead = position;
}

/** Under an id of the user and of what stands in the file: read again, the same entry has the same. */
function toEntry(
  userId: string,
  { identity, at, mood, word, energy, stress, note, tags }: ImportedMood,
  { recordedAt, place }: { recordedAt: Date; place: number },
): MoodToImport {
  return {
    id: contentId(userId, identity),
    ...{ mood, word, energy, stress, note, tags, effectiveAt: at },
    recordedAt: new Date(recordedAt.getTime() + place),
  };
}
