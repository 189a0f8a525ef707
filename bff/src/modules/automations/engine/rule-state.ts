import { type Action, type Performed } from '../rule/actions.dto.js';
import { type Rule } from '../rule/rule.dto.js';
import { isTime, type StateTrigger } from '../rule/triggers.dto.js';
import { type Cause } from './events.js';
import { nextAfter, type Place } from './schedule.js';

/** What a trigger is in the middle of: it holds, and is to have held until `due`; null once that was told. */
export interface Holding {
  readonly since: number;
  readonly due: number | null;
  readonly eventId: string;
  readonly cause: Cause;
  /** When it was heard last. */
  readonly heardAt: number;
}

type Waiting =
  | { readonly for: 'state'; readonly until: StateTrigger; readonly onTimeout: 'continue' | 'stop' }
  | { readonly for: 'answer'; readonly key: string };

export interface Run {
  readonly key: string;
  readonly cause: Cause;
  /** What is left to do; `choose` has put its branch in front, so it is one flat list. */
  readonly left: readonly Action[];
  readonly step: number;
  readonly wakeAt: number | null;
  readonly waiting: Waiting | null;
}

/** All that a rule is in the middle of. It is JSON: a restart goes on from it. */
export interface RuleState {
  readonly version: number;
  /** By trigger, and by entity where it has several. */
  readonly holding: Readonly<Record<string, Holding>>;
  /** By trigger of time: the next moment. */
  readonly next: Readonly<Record<string, number | null>>;
  readonly runs: readonly Run[];
  readonly queue: readonly { readonly key: string; readonly cause: Cause }[];
  readonly firedAt: readonly number[];
  readonly suspendedUntil: number | null;
}

export const TRACED = [
  ...['started', 'finished', 'stopped', 'refused', 'missed', 'suspended'],
  ...['delayed', 'waiting', 'went-on', 'chose'],
] as const;

/** What becomes of an event: something is done, or something is told of a run. */
export type Effect =
  | {
      readonly kind: 'act';
      /** Names it for ever: what has it was decided once. */
      readonly key: string;
      readonly runKey: string;
      readonly step: number;
      readonly at: number;
      readonly action: Performed;
      readonly cause: Cause;
    }
  | {
      readonly kind: 'trace';
      readonly runKey: string;
      readonly step: number;
      readonly at: number;
      readonly what: (typeof TRACED)[number];
      /** A code that is said in words where it is shown. */
      readonly why?: string;
      /** Which trigger, by its place. */
      readonly trigger?: number;
      /** What was looked at: by what it is of. */
      readonly values?: Readonly<Record<string, unknown>>;
    };

export function initialState(rule: Rule, now: number, place: Place): RuleState {
  const next = rule.when.flatMap((trigger, index) =>
    isTime(trigger) ? [[String(index), nextAfter(trigger, now, place)] as const] : [],
  );
  return {
    ...{ version: rule.version, holding: {}, next: Object.fromEntries(next) },
    ...{ runs: [], queue: [], firedAt: [], suspendedUntil: null },
  };
}

/** When the rule wants to be looked at without an event: milliseconds since 1970. */
export function wakesAt({ holding, next, runs }: RuleState): number | null {
  const times = [
    ...Object.values(holding).map(({ due }) => due),
    ...Object.values(next),
    ...runs.map(({ wakeAt }) => wakeAt),
  ].filter((at) => at !== null);
  return times.length > 0 ? Math.min(...times) : null;
}
