import { type RunStep } from '../automation.js';
import { type Effect } from '../engine/rule-state.js';

type Json = Readonly<Record<string, unknown>>;

/** What is written of one run: it begins, goes on, ends, or it never began. */
export interface RunPatch {
  readonly runKey: string;
  readonly begins?: { readonly startedAt: Date; readonly trigger: number | null; readonly values: Json };
  readonly refuses?: {
    readonly outcome: 'refused' | 'missed' | 'suspended';
    readonly reason: string | null;
    readonly startedAt: Date;
    readonly endedAt: Date;
    readonly trigger: number | null;
    readonly values: Json;
  };
  readonly steps: readonly RunStep[];
  readonly ends?: {
    readonly outcome: 'finished' | 'stopped';
    readonly reason: string | null;
    readonly endedAt: Date;
  };
}

/** One patch for each run, in the order in which they came up. */
export function runPatches(effects: readonly Effect[]): RunPatch[] {
  const patches = new Map<string, RunPatch>();
  for (const effect of effects) {
    if (effect.kind !== 'trace') continue;
    const { runKey, what, why = null, trigger = null, values = {}, step } = effect;
    const at = new Date(effect.at);
    const before = patches.get(runKey) ?? { runKey, steps: [] };
    const told = { reason: why, trigger, values };
    switch (what) {
      case 'started':
        patches.set(runKey, { ...before, begins: { startedAt: at, trigger, values } });
        break;
      case 'finished':
      case 'stopped':
        patches.set(runKey, { ...before, ends: { outcome: what, reason: why, endedAt: at } });
        break;
      case 'refused':
      case 'missed':
      case 'suspended':
        patches.set(runKey, { ...before, refuses: { ...told, outcome: what, startedAt: at, endedAt: at } });
        break;
      default: {
        const one: RunStep = { step, at: at.toISOString(), what, ...(effect.values && { values }) };
        patches.set(runKey, { ...before, steps: [...before.steps, one] });
      }
    }
  }
  return [...patches.values()];
}
