import type { SkillRun, SkillRunFilter } from '../../../shared/skills/api/skills.api';
import { formatCount, formatWhen } from '../../../lib/format';
import { type Channel, CHANNELS } from '../../../shared/skills/channels';
import { moodName } from '../../../shared/mood/mood-names';

type Result = NonNullable<SkillRunFilter['outcome']>;

export const RESULTS: Readonly<Record<Result, string>> = {
  changed: 'Changed something',
  undone: 'Undone',
  answered: 'Answered only',
  awaiting: 'Needs your answer',
};

/** Parses a URL parameter; `null` when it is not a channel. */
export function channelOf(value: string | null): Channel | null {
  return value !== null && Object.hasOwn(CHANNELS, value) ? (value as Channel) : null;
}

export function resultOf(value: string | null): Result | null {
  return value !== null && Object.hasOwn(RESULTS, value) ? (value as Result) : null;
}

interface Known {
  /** Device names by entity id. */
  names: ReadonlyMap<string, string>;
}

/** Describes parsed intents: "Turns devices on: Lamp", "Reminder, set: call Ana; 23 Nov, 09:00". */
export function describeIntents({ asked }: Pick<SkillRun, 'asked'>, { names }: Known): string[] {
  return asked.map(({ title, parameters, targets }) => {
    const things = targets.map((id) => names.get(id) ?? id);
    const details = [...(things.length > 0 ? [things.join(', ')] : []), ...parameterLabels(parameters)];
    return details.length === 0 ? title : `${title}: ${details.join('; ')}`;
  });
}

/** Parameters already shown as targets or in the skill's title. */
const SHOWN_ELSEWHERE = new Set(['name', 'areaId', 'floorId', 'domain', 'deviceClass', 'operation']);
/** Parameters already shown in the reading. */
const SHOWN_IN_READING = new Set(['metric', 'value', 'diastolic', 'unit']);
/** Parameters whose value needs no name in front. */
const SELF_EXPLANATORY = new Set([
  'text',
  'item',
  'topic',
  'statement',
  'screen',
  'theme',
  'dueAt',
  'at',
  'when',
  'word',
]);
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/;
const MINUTE_SECONDS = 60;

/** "Body weight 80.5 kg", "brightness pct 40", "duration 10 min", "call Ana": plain values only. */
export function parameterLabels(parameters: Readonly<Record<string, unknown>>): string[] {
  const reading = readingLabel(parameters);
  const others = Object.entries(parameters).flatMap(([name, value]) => {
    const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    if (!isPlain || SHOWN_ELSEWHERE.has(name) || (reading !== null && SHOWN_IN_READING.has(name))) return [];
    const words = valueLabel(name, value);
    return [SELF_EXPLANATORY.has(name) ? words : `${spaced(name.replace(/Seconds$/, ''))} ${words}`];
  });
  return reading === null ? others : [reading, ...others];
}

/** "Body weight 80.5 kg", "Blood pressure 120 over 80", "Steps"; null where nothing is measured. */
function readingLabel(parameters: Readonly<Record<string, unknown>>): string | null {
  const { metric, value, diastolic, unit } = parameters;
  if (typeof metric !== 'string') return null;
  const name = metric.charAt(0).toUpperCase() + metric.slice(1).replaceAll('-', ' ');
  if (typeof value !== 'number') return name;
  const values =
    typeof diastolic === 'number'
      ? `${formatCount(value)} over ${formatCount(diastolic)}`
      : formatCount(value);
  return [name, values, ...(typeof unit === 'string' ? [unit] : [])].join(' ');
}

function valueLabel(name: string, value: string | number | boolean): string {
  if (typeof value === 'string' && INSTANT.test(value)) return formatWhen(value);
  if (typeof value === 'number' && name === 'mood') return moodName(value).toLowerCase();
  if (typeof value !== 'number' || !name.endsWith('Seconds')) return String(value);
  return value % MINUTE_SECONDS === 0 ? `${String(value / MINUTE_SECONDS)} min` : `${String(value)} s`;
}

/** "brightnessPct" as "brightness pct". */
export function spaced(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}
