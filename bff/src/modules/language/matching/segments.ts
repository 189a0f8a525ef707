import { type Segment } from '../spans/span.js';

/** Words that point at things of the home. */
const POINTING = new Set(['entity', 'area', 'floor', 'noun', 'all', 'everywhere', 'here', 'pronoun']);

/** A value and the piece of the sentence that it was said by. */
export interface Said<Value> {
  readonly segment: Segment;
  readonly value: Value;
}

/** A kind of thing, as the packs describe it under `noun`. */
export interface Noun {
  readonly word: string;
  readonly domains: readonly string[];
  readonly class?: string;
  readonly plural: boolean;
}

export function isOfType(segment: Segment, type: string): boolean {
  return segment.meanings.some((meaning) => meaning.type === type);
}

export function pointsAtThings(segment: Segment): boolean {
  return segment.meanings.some(({ type }) => POINTING.has(type));
}

/** All that was said of a type, in the order in which it was said. */
export function saidOf<Value>(segments: readonly Segment[], type: string): Said<Value>[] {
  return segments.flatMap((segment) =>
    segment.meanings
      .filter((meaning) => meaning.type === type)
      // The type of a meaning decides the type of its value: packs and names are checked when they are loaded.
      .map(({ value }) => ({ segment, value: value as Value })),
  );
}

export function segmentsOf(said: readonly Said<unknown>[]): Segment[] {
  return said.map(({ segment }) => segment);
}
