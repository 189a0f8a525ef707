import { shorten } from '../../../common/language/shorten.js';
import { type ImportState, toImportProgress } from '../../imports/imports.mapper.js';
import { isSkipped, type SkippedRow } from './formats/importer.js';
import { type ImportedMemory } from './formats/storable.js';
import { type ImportFormat } from './import-formats.js';
import { type MemoryImport, type PreviewedRow } from './imports.dto.js';

const PREVIEWED_LENGTH = 300;

export function toMemoryImport(state: ImportState): MemoryImport {
  const { format, erased } = state.row;
  return {
    ...toImportProgress(state),
    format: format as ImportFormat | null,
    erased: erased as MemoryImport['erased'],
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
