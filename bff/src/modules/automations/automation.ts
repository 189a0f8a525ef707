import { type Performed } from './rule/actions.dto.js';
import { type Rule, type RuleBody } from './rule/rule.dto.js';
import { type RuleState } from './engine/rule-state.js';

/** A rule of somebody's, as it is kept. */
export interface Automation {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly rule: RuleBody;
  /** The sentence that it was drafted from. */
  readonly source: string | null;
  readonly isEnabled: boolean;
  /** IANA name: the clock on the wall of where its owner was when they made it. */
  readonly timeZone: string;
  readonly state: RuleState | null;
  readonly lastRanAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface AutomationVersion {
  readonly version: number;
  readonly name: string;
  readonly rule: RuleBody;
  readonly madeAt: Date;
}

export const RUN_OUTCOMES = ['running', 'finished', 'stopped', 'refused', 'missed', 'suspended'] as const;

/** What a run was in the middle of: a delay, a choice, or somebody’s answer. */
export interface RunStep {
  readonly step: number;
  readonly at: string;
  readonly what: string;
  readonly values?: Readonly<Record<string, unknown>>;
}

export interface AutomationRun {
  readonly id: string;
  readonly version: number;
  readonly runKey: string;
  readonly outcome: (typeof RUN_OUTCOMES)[number];
  readonly reason: string | null;
  readonly count: number;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly trigger: number | null;
  readonly values: Readonly<Record<string, unknown>>;
  readonly steps: readonly RunStep[];
}

export const EFFECT_STATUSES = [
  ...(['due', 'started', 'waiting', 'done', 'failed', 'declined', 'unknown'] as const),
] as const;

/** Something that a run decided, to be done once. */
export interface AutomationEffect {
  readonly key: string;
  readonly automationId: string;
  readonly runKey: string;
  readonly step: number;
  readonly action: Performed;
  readonly cause: readonly string[];
  readonly at: Date;
  readonly status: (typeof EFFECT_STATUSES)[number];
  readonly isConfirmed: boolean;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly result: string | null;
  readonly skillRunId: string | null;
}

export function ruleOf({ id, version, rule }: Pick<Automation, 'id' | 'version' | 'rule'>): Rule {
  return { ...rule, id, version };
}
