import { type Automation, type AutomationEffect, type AutomationRun } from './automation.js';
import { type AutomationResponse, type AutomationRunResponse } from './automations.dto.js';
import { nextAfter, type Place } from './engine/schedule.js';
import { type RuleBody } from './rule/rule.dto.js';
import { isTime } from './rule/triggers.dto.js';
import { actionWords, inWords } from './words/in-words.js';
import { problemsOf } from './words/problems.js';
import { reasonWords, stepWords } from './words/trace-words.js';
import { triggerWords } from './words/trigger-words.js';
import { type OwnWording } from './words/wording.service.js';

interface At {
  readonly place: Place;
  readonly now: Date;
}

/** The next time of its own; undefined where none of its triggers is a time. */
export function nextOf(rule: RuleBody, { place, now }: At): Date | undefined {
  const times = rule.when
    .flatMap((trigger) => (isTime(trigger) ? [nextAfter(trigger, now.getTime(), place)] : []))
    .filter((at) => at !== null);
  return times.length > 0 ? new Date(Math.min(...times)) : undefined;
}

export function toAutomationResponse(one: Automation, wording: OwnWording, at: At): AutomationResponse {
  const { id, version, name, rule, source, isEnabled, state, lastRanAt, updatedAt } = one;
  const suspended = state?.suspendedUntil ?? 0;
  return {
    ...{ id, version, name, rule, source, isEnabled, words: inWords(rule, wording) },
    isRunning: (state?.runs.length ?? 0) > 0,
    suspendedUntil: suspended > at.now.getTime() ? new Date(suspended).toISOString() : null,
    nextAt: (isEnabled ? nextOf(rule, at)?.toISOString() : undefined) ?? null,
    lastRanAt: lastRanAt?.toISOString() ?? null,
    problems: problemsOf(one, wording, at),
    updatedAt: updatedAt.toISOString(),
  };
}

/** @param rule as it was then; undefined where that version is not kept any more */
export function toRunResponse(
  { id, version, outcome, count, ...run }: AutomationRun & { readonly effects: readonly AutomationEffect[] },
  rule: RuleBody | undefined,
  wording: OwnWording,
): AutomationRunResponse {
  const trigger = run.trigger === null ? undefined : rule?.when[run.trigger];
  const steps = [
    ...run.steps.map((step) => ({
      ...({ step: step.step, at: step.at, kind: 'went', text: stepWords(step.what, step.values) } as const),
      ...({ status: 'went', result: null, tookMs: null, skillRunId: null } as const),
    })),
    ...run.effects.map((effect) => ({
      ...({ step: effect.step, at: effect.at.toISOString(), kind: 'did', status: effect.status } as const),
      text: actionWords(effect.action, wording),
      result: effect.result,
      tookMs:
        effect.startedAt && effect.endedAt ? effect.endedAt.getTime() - effect.startedAt.getTime() : null,
      skillRunId: effect.skillRunId,
    })),
  ].toSorted((one, other) => one.step - other.step);
  return {
    ...{ id, version, outcome, count, reason: reasonWords(run.reason) },
    startedAt: run.startedAt.toISOString(),
    endedAt: run.endedAt?.toISOString() ?? null,
    trigger: trigger ? triggerWords(trigger, wording) : null,
    values: Object.entries(run.values).map(([key, value]) => ({
      name: nameOf(key, wording),
      value: shown(value),
    })),
    steps: steps.map(({ step: _, ...shownStep }) => shownStep),
  };
}

function nameOf(key: string, { home, names }: OwnWording): string {
  if (key === 'clock') return 'Time of day';
  if (key === 'persons') return 'People at home';
  if (key === 'due') return 'It was due';
  const entity = home.entities.find(({ id }) => key === id || key.startsWith(`${id}.`));
  if (entity) return entity.name + key.slice(entity.id.length).replace('.', ': ');
  const [metric = key, part] = key.split('.');
  return names.metric(metric) + (part === undefined ? '' : ' (from usual, in spreads)');
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return 'not known';
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
