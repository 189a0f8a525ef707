import type { Memory } from '../../../shared/memory/api/memory.api';
import { formatDay, formatFullDay } from '../../../lib/format';

/** The day that a memory speaks of, else of its capture. One that was inferred says so, with the year that is in doubt. */
export function memoryDay(
  memory: Pick<Memory, 'happenedAt' | 'happenedAtIsInferred' | 'recordedAt'>,
  format: (moment: string) => string = formatDay,
): string {
  const { happenedAt, happenedAtIsInferred, recordedAt } = memory;
  if (happenedAt === null || !happenedAtIsInferred) return format(happenedAt ?? recordedAt);
  return `${formatFullDay(happenedAt)}, inferred`;
}
