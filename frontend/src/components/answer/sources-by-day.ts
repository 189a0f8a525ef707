import type { Message } from '../../shared/chat/api/chat.api';
import { formatDay } from '../../lib/format';

export type AnswerSource = Message['citations'][number];

export interface DayOfSources {
  day: string;
  sources: AnswerSource[];
}

/** Sources under their days, each in the order of the answer; null where no two share a day. */
export function sourcesByDay(sources: readonly AnswerSource[]): DayOfSources[] | null {
  const days = Map.groupBy(sources, ({ recordedAt }) => formatDay(recordedAt));
  if (days.size === sources.length) return null;
  return [...days].map(([day, ofDay]) => ({ day, sources: ofDay }));
}
