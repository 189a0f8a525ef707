import { stateLabel } from '../../../components/home/entity-labels';
import type { TemperatureUnit } from '../../../components/home/temperature';
import { capitalised, formatLongDay } from '../../../lib/format';
import type { HomeEntity } from '../../../shared/home/api/home.api';
import type { HomeLogbook } from '../api/entities.api';

export type LogbookLine = HomeLogbook['items'][number];

export const CAUSE_WORDS: Readonly<Record<LogbookLine['cause'], string>> = {
  chat: 'in a chat',
  voice: 'by voice',
  screen: 'from a screen',
  api: 'by a program',
  schedule: 'when it was due',
  rule: 'by an automation',
  outside: 'outside Twyn',
};

export interface LogbookDay {
  day: string;
  lines: LogbookLine[];
}

/** The latest first, day by day. */
export function logbookDays(lines: readonly LogbookLine[]): LogbookDay[] {
  const days: LogbookDay[] = [];
  for (const line of lines) {
    const day = formatLongDay(line.at);
    const last = days.at(-1);
    if (last?.day === day) last.lines.push(line);
    else days.push({ day, lines: [line] });
  }
  return days;
}

/** "On, 40%": how it was from then on, as the device says it now. */
export function lineWords(
  { state, attributes }: Pick<LogbookLine, 'state' | 'attributes'>,
  entity: HomeEntity | undefined,
  unit?: TemperatureUnit,
): string {
  if (!entity) return capitalised(state.replaceAll('_', ' '));
  const { unit_of_measurement, supported_color_modes } = entity.attributes;
  const known = { unit_of_measurement, supported_color_modes };
  return stateLabel({ ...entity, state, attributes: { ...known, ...attributes } }, unit);
}
