/** What a device says of itself, as JSON; nothing of it is believed before it is checked. */
export type Config = Record<string, unknown>;

export function isConfig(value: unknown): value is Config {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** As Python prints it, which payloads are compared with: `true` in a configuration is the text True. */
export function asPayload(value: unknown): string {
  if (value === true) return 'True';
  if (value === false) return 'False';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function isYes(value: unknown): boolean {
  return value === true || isOneOf(value, ['true', 'yes', 'on', '1']);
}

export function isNo(value: unknown): boolean {
  return value === false || isOneOf(value, ['false', 'no', 'off', '0']);
}

/** A number of a message or a setting; undefined for words, and for nothing. */
export function toNumber(text: unknown): number | undefined {
  if (typeof text === 'number') return Number.isFinite(text) ? text : undefined;
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}

/** The attribute where it is known, else nothing. */
export function only(name: string, value: unknown): Config {
  return value === null || value === undefined ? {} : { [name]: value };
}

function isOneOf(value: unknown, words: readonly string[]): boolean {
  return typeof value === 'string' && words.includes(value.toLowerCase());
}
