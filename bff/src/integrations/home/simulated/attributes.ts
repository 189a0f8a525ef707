import { type Entity } from '../home.js';

/** A number among the attributes, also where it was written as text. */
export function numberOf(entity: Entity, ...names: string[]): number | undefined {
  for (const name of names) {
    const value = entity.attributes[name];
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (typeof number === 'number' && Number.isFinite(number)) return number;
  }
  return undefined;
}

/** A list of words among the attributes, such as the modes of a thermostat. */
export function wordsOf(entity: Entity, name: string): string[] | undefined {
  const value = entity.attributes[name];
  return Array.isArray(value) ? value.filter((word) => typeof word === 'string') : undefined;
}

/** A number that an attribute can have, as near to the wanted one as the device can get. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
