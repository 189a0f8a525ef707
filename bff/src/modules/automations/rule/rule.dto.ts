import { z } from 'zod';
import { actions } from './actions.dto.js';
import { condition } from './conditions.dto.js';
import { seconds, trigger } from './triggers.dto.js';

export const MODES = ['single', 'restart', 'queued'] as const;

/** What an automation is, without its name: any of `when` starts it, `if` decides, `then` is done. Unknown keys are refused. */
export const rule = z
  .strictObject({
    when: z.array(trigger).min(1).max(20),
    if: condition.nullable().default(null),
    then: actions,
    mode: z
      .enum(MODES)
      .default('single')
      .meta({ description: 'What a start does while it still runs: nothing, begins anew, or waits.' }),
    maxQueued: z.number().int().min(1).max(20).default(5),
    cooldownSeconds: seconds.default(0),
    maxPerMinute: z.number().int().min(1).max(60).default(10),
    keepsQuietHours: z.boolean().default(false).meta({ description: 'It does not start in quiet hours.' }),
    missed: z
      .enum(['skip', 'runOnce'])
      .default('skip')
      .meta({ description: 'What is done of a time at which the server was away, after `graceSeconds`.' }),
    graceSeconds: seconds.default(300),
  })
  .meta({ id: 'AutomationRule' });

export type RuleBody = z.output<typeof rule>;

/** A rule as the engine runs it. */
export interface Rule extends RuleBody {
  readonly id: string;
  readonly version: number;
}
