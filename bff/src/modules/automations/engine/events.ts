import { type Place } from './schedule.js';

/** The rules whose runs led to something, the first one first: none answers what it caused itself. */
export type Cause = readonly string[];

export interface Value {
  readonly state: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

export interface Measured {
  readonly value: number;
  /** How far it is from what is usual, in spreads; null while that is not known. */
  readonly deviation: number | null;
}

interface Heard {
  /** Its own, so that what comes of it can be named. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What a rule can hear. */
export type Event =
  | (Heard & {
      readonly kind: 'state';
      readonly entityId: string;
      readonly before: Value;
      readonly after: Value;
      readonly cause: Cause;
    })
  | (Heard & Measured & { readonly kind: 'metric'; readonly metric: string })
  | (Heard & { readonly kind: 'mood'; readonly step: number; readonly tags: readonly string[] })
  | (Heard & { readonly kind: 'memory'; readonly tags: readonly string[] })
  | (Heard & { readonly kind: 'device_silent'; readonly deviceId: string })
  | (Heard & { readonly kind: 'phrase'; readonly text: string })
  | (Heard & { readonly kind: 'webhook'; readonly hookId: string })
  /** Somebody answers what a run asked. */
  | { readonly kind: 'answer'; readonly at: number; readonly key: string; readonly isYes: boolean }
  | { readonly kind: 'tick'; readonly at: number };
export type StateEvent = Extract<Event, { kind: 'state' }>;

/** What is so while a rule is looked at. */
export interface World {
  readonly place: Place;
  readonly isQuiet: (at: number) => boolean;
  readonly valueOf: (entityId: string) => Value | undefined;
  readonly measured: (metric: string) => Measured | undefined;
  /** States of the persons of the home. */
  readonly persons: () => readonly string[];
}
