import { type ImportState, toImportProgress } from '../../imports/imports.mapper.js';
import { type ReadingFormat } from './reading-formats.js';
import { type ReadingImport } from './reading-imports.dto.js';

export function toReadingImport(state: ImportState): ReadingImport {
  const { format, erased } = state.row;
  return {
    ...toImportProgress(state),
    format: format as ReadingFormat | null,
    erased: erased ? { readings: erased.readings ?? 0 } : null,
  };
}
