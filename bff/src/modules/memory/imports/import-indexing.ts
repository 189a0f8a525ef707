import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { contentId } from '../../../common/content-id.js';
import { describeRule } from '../rules/memory-rules.errors.js';
import { MemoryRulesService } from '../rules/memory-rules.service.js';
import { IndexEntries } from '../indexing/index-entries.js';
import { type ImportedMemory } from './formats/storable.js';
import { type RestoredMemory } from './formats/restored-memory.js';
import { type ImportBatch, type WrittenMemory } from './import-batch.js';

/** Analysed in one go, while nobody else gets a turn: some ten milliseconds. */
const MAX_SLICE_LENGTH = 20_000;
const MAX_SLICE = 40;
/** One apart, so that a list by time keeps the order of the file. */
const APART_MS = 1;

/** Makes what was read ready to be written, in slices between which other requests get their turn. */
@Injectable()
export class ImportIndexing {
  constructor(
    private readonly index: IndexEntries,
    private readonly rules: MemoryRulesService,
    private readonly clock: Clock,
  ) {}

  /** Without what the user asked never to remember. */
  async admit(userId: string, batch: ImportBatch): Promise<void> {
    const match = await this.rules.matcher(userId);
    batch.leaveOut((text) => {
      const rule = match(text);
      return rule && `You asked never to remember ${describeRule(rule)}.`;
    });
  }

  async toRows(userId: string, found: readonly ImportedMemory[]): Promise<WrittenMemory[]> {
    const now = this.clock.now().getTime();
    const ready: WrittenMemory[] = [];
    for (const slice of slices(found)) {
      const indexed = await this.index.addTo(slice.map((memory) => ({ text: memory.text, memory })));
      for (const { memory, index } of indexed) {
        const at = new Date(now - (found.length - ready.length) * APART_MS);
        const row = { ...toRow(memory, at), id: idOf(userId, memory), index };
        ready.push({ row, restored: memory.restored });
      }
      await nextTurn();
    }
    return ready;
  }
}

/** Of the user and the key: read again, the same content has the same id. */
export function idOf(userId: string, { key, restored }: ImportedMemory): string {
  if (restored) return restored.memory.id;
  return contentId(userId, key);
}

type NewRow = Omit<WrittenMemory['row'], 'id' | 'index'>;

function toRow({ restored, key, ...found }: ImportedMemory, recordedAt: Date): NewRow {
  if (restored) return toRestoredRow(restored.memory);
  const { text, kind, tags, importance, happenedAt, author, thread, seq, externalId } = found;
  return {
    ...{ text, kind, tags, importance, happenedAt, author, thread, seq, externalId },
    importKey: key,
    recordedAt,
    updatedAt: recordedAt,
    sourceKind: 'import',
  };
}

function toRestoredRow(memory: RestoredMemory['memory']): NewRow {
  const { text, kind, tags, suggestedTags, suggestedKind, importance, status, version, source } = memory;
  const { timeZone, supersededById, comparedVersion } = memory;
  const { author, thread, seq, externalId, importKey } = memory;
  return {
    ...{ text, kind, tags, suggestedTags, suggestedKind, importance, status, version },
    ...{ timeZone, supersededById, comparedVersion },
    ...{ author, thread, seq, externalId, importKey },
    happenedAt: toDate(memory.happenedAt),
    happenedBy: memory.happenedAtIsInferred ? 'inferred' : memory.happenedBy,
    recordedAt: new Date(memory.recordedAt),
    updatedAt: new Date(memory.updatedAt),
    pinnedAt: toDate(memory.pinnedAt),
    supersededAt: toDate(memory.supersededAt),
    extractedAt: toDate(memory.extractedAt),
    sourceKind: source.kind,
    sourceMessageId: source.messageId,
    sourceConversationId: source.conversationId,
    sourceQuote: source.quote,
  };
}

function toDate(moment: string | null): Date | null {
  return moment === null ? null : new Date(moment);
}

function* slices(found: readonly ImportedMemory[]): Iterable<ImportedMemory[]> {
  let slice: ImportedMemory[] = [];
  let length = 0;
  for (const memory of found) {
    slice.push(memory);
    length += memory.text.length;
    if (length < MAX_SLICE_LENGTH && slice.length < MAX_SLICE) continue;
    yield slice;
    slice = [];
    length = 0;
  }
  if (slice.length > 0) yield slice;
}
