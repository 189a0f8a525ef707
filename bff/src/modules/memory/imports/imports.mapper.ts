import { shorten } from '../../../common/language/shorten.js';
import { isSkipped, type SkippedRow } from './formats/importer.js';
import { type ImportedMemory } from './formats/storable.js';
import { type MemoryImport, type PreviewedRow } from './imports.dto.js';
import { type ImportRow } from './imports.rows.js';

const PREVIEWED_LENGTH = 300;

export function toMemoryImport(row: ImportRow, receivedBytes: number): MemoryImport {
  const { id, fileName, fileBytes, status, format, problem, erased } = row;
  const { bytesRead, bytesToRead, imported, repeated, skipped, remarked } = row;
  return {
    ...{ id, fileName, fileBytes, receivedBytes, status, format, problem, erased },
    ...{ bytesRead, bytesToRead, imported, repeated, skipped, remarked },
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

export function toPreviewedRow(item: ImportedMemory | SkippedRow): PreviewedRow {
  const { row, file } = item;
  if (isSkipped(item))
    return { row, file, text: null, tags: [], happenedAt: null, author: null, note: item.reason };
  const { text, tags, happenedAt, author, remark = null, restored } = item;
  return {
    row,
    file,
    text: shorten(text, PREVIEWED_LENGTH),
    tags: restored?.memory.tags ?? tags,
    happenedAt: restored?.memory.happenedAt ?? happenedAt?.toISOString() ?? null,
    author: restored?.memory.author ?? author,
    note: remark,
  };
}
