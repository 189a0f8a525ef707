import { type SkillSpec } from '../pack/pack.js';

const DIGITS = '0123456789';

/** "when2" is "when" once more, said in another place. */
export function slotName(slot: string): string {
  return DIGITS.includes(slot.at(-1) ?? ' ') ? slot.slice(0, -1) : slot;
}

/** The number in a value that has one: 20, or 20 of { value: 20, unit: 'percent' }. */
export function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'object' || value === null || !('value' in value)) return undefined;
  return typeof value.value === 'number' ? value.value : undefined;
}

export function isSameValue(one: unknown, other: unknown): boolean {
  const [first, second] = [numberIn(one), numberIn(other)];
  if (first !== undefined && second !== undefined) return first === second;
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Adds a value to what is known; parts of a moment that were said apart are one. Names the slot that is in conflict. */
export function putValue(
  parameters: Record<string, unknown>,
  slot: string,
  value: unknown,
): string | undefined {
  const name = slotName(slot);
  const known = parameters[name];
  if (known === undefined) parameters[name] = value;
  else if (isRecord(known) && isRecord(value) && Object.keys(value).every((key) => !(key in known)))
    parameters[name] = { ...known, ...value };
  else if (!isSameValue(known, value)) return name;
  return undefined;
}

/** Whether a number makes sense for the skill: "set it to 100" is nothing for a thermostat. */
export function isInRange(value: unknown, { range }: Pick<SkillSpec, 'range'>): boolean {
  const number = numberIn(value);
  if (!range || number === undefined) return true;
  const [least, most] = range;
  const isFahrenheit = isRecord(value) && (value.scale === 'f' || value.unit === 'f');
  return isFahrenheit || (number >= least && number <= most);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
