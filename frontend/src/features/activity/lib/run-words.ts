import type { SkillList, SkillRun, SkillRunFilter } from '../../../api/skills.api';

type Asker = SkillRun['askedBy'];
type Result = NonNullable<SkillRunFilter['outcome']>;

export const ASKERS: Readonly<Record<Asker, string>> = {
  chat: 'In a chat',
  voice: 'By voice',
  screen: 'From a screen',
  api: 'By a program',
};

export const RESULTS: Readonly<Record<Result, string>> = {
  changed: 'Changed something',
  undone: 'Undone',
  told: 'Answered only',
  asked: 'Asked back',
};

/** A choice of the address; null where it is none. */
export function askerOf(value: string | null): Asker | null {
  return value !== null && Object.hasOwn(ASKERS, value) ? (value as Asker) : null;
}

export function resultOf(value: string | null): Result | null {
  return value !== null && Object.hasOwn(RESULTS, value) ? (value as Result) : null;
}

interface Known {
  skills: SkillList['items'];
  /** By the ids of the home's things. */
  names: ReadonlyMap<string, string>;
}

/** What was understood: "Turns devices on: Lamp". */
export function understoodWords({ asked }: Pick<SkillRun, 'asked'>, { skills, names }: Known): string[] {
  return asked.map(({ skill, parameters, targets }) => {
    const what = skills.find(({ name }) => name === skill)?.description.replace(/\.$/, '') ?? skill;
    const things = targets.map((id) => names.get(id) ?? id);
    const details = [...(things.length > 0 ? [things.join(', ')] : []), ...parameterWords(parameters)];
    return details.length === 0 ? what : `${what}: ${details.join('; ')}`;
  });
}

/** Told already by the things that were meant. */
const OF_TARGETS = new Set(['name', 'areaId', 'floorId', 'deviceClass']);

/** "brightness pct 40": plain values only, by the name that the skill gives them. */
export function parameterWords(parameters: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(parameters).flatMap(([name, value]) => {
    const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return isPlain && !OF_TARGETS.has(name) ? [`${spaced(name)} ${String(value)}`] : [];
  });
}

/** "durationSeconds" as "duration seconds". */
export function spaced(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}
