import { type KeptRecurrence } from './recurrence.js';
import { type KeptRecurrenceResponse } from './recurrence.dto.js';

export function toRecurrenceResponse(kept: KeptRecurrence | null): KeptRecurrenceResponse | null {
  return kept && { ...kept, weekdays: kept.weekdays && [...kept.weekdays] };
}
