import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { type Owner } from '../automation-views.service.js';
import { type DryRunRequest, type DryRunResult } from '../automations.dto.js';
import { dryRun } from '../engine/dry-run.js';
import { type Effect } from '../engine/rule-state.js';
import { type Rule } from '../rule/rule.dto.js';
import { reasonWords } from '../words/trace-words.js';
import { triggerWords } from '../words/trigger-words.js';
import { WordingService } from '../words/wording.service.js';
import { PastService } from './past.service.js';
import { WorldService } from './world.service.js';

const DAY_MS = 86_400_000;
const MOST_SHOWN = 100;
const OUTCOMES = {
  started: 'ran',
  refused: 'held_back',
  suspended: 'held_back',
  missed: 'missed',
} as const;

type Trace = Extract<Effect, { kind: 'trace' }>;

/** What a rule would have done in the days before now. Nothing is done or kept. */
@Injectable()
export class DryRunsService {
  constructor(
    private readonly past: PastService,
    private readonly worlds: WorldService,
    private readonly wording: WordingService,
    private readonly clock: Clock,
  ) {}

  async run({ id: userId, timeZone }: Owner, { rule: body, days }: DryRunRequest): Promise<DryRunResult> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - days * DAY_MS);
    const rule: Rule = { ...body, id: 'dry-run', version: 1 };
    const worldIn = await this.worlds.load(userId, [rule], { timeZone, now });
    const world = worldIn(timeZone);
    const [{ events, from, values, isCut, notKept }, wording] = await Promise.all([
      this.past.since(userId, rule, since, { timeZone, deviationOf: world.deviationOf }),
      this.wording.of(userId),
    ]);
    const effects = dryRun(rule, events, { from: from.getTime(), until: now.getTime(), world, values });
    const traces = effects.filter(
      (effect): effect is Trace => effect.kind === 'trace' && effect.what in OUTCOMES,
    );
    const items = traces.map((trace) => {
      const trigger = trace.trigger === undefined ? undefined : rule.when[trace.trigger];
      return {
        at: new Date(trace.at).toISOString(),
        outcome: OUTCOMES[trace.what as keyof typeof OUTCOMES],
        reason: reasonWords(trace.why ?? null),
        trigger: trigger ? triggerWords(trigger, wording) : '',
      };
    });
    const count = (outcome: string): number => items.filter((one) => one.outcome === outcome).length;
    return {
      ...{ ran: count('ran'), heldBack: count('held_back') },
      ...{ from: from.toISOString(), isCut, notKept: [...notKept] },
      items: items.slice(-MOST_SHOWN).toReversed(),
    };
  }
}
