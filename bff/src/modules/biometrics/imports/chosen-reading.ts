import { type ImportRow } from '../../imports/imports.rows.js';
import { COLUMN_ROLES, type ReadingMapping } from './reading-formats.js';
import { MappingWithoutMetric, MappingWithoutTime } from './reading-imports.errors.js';

/** What was chosen at the start of an import, as its row keeps it. */
export interface ChosenReadings {
  timeZone: string;
  table: ReadingMapping | null;
}

export function chosenOf({ mapping }: ImportRow): ChosenReadings {
  if (mapping === null) throw new Error('The import has no choices.');
  return mapping as ChosenReadings;
}

/** Of tables that were imported before, the way in which one with the same heads was read. */
export function mappingFor(heads: readonly string[], before: readonly object[]): ReadingMapping | undefined {
  return (
    before
      .map((chosen) => (chosen as ChosenReadings).table)
      .find((table) => table && table.heads.join('\n') === heads.join('\n')) ?? undefined
  );
}

/** Throws where a table would give nothing. */
export function checkMapping({ columns }: ReadingMapping): void {
  if (!columns.includes('time')) throw new MappingWithoutTime();
  const isRowEach = columns.includes('metric') && columns.includes('value');
  const roles: readonly string[] = COLUMN_ROLES;
  const isColumnEach = !columns.includes('metric') && columns.some((each) => !roles.includes(each));
  if (!isRowEach && !isColumnEach) throw new MappingWithoutMetric();
}
