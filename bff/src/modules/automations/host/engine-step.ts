import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Transactions } from '../../../database/transactions.js';
import { LiveEvents } from '../../events/live-events.service.js';
import { Signals } from '../../signals/signals.service.js';
import { type Automation, ruleOf } from '../automation.js';
import { AutomationsRepository } from '../automations.repository.js';
import { type Event } from '../engine/events.js';
import { reduce } from '../engine/reduce.js';
import { type Effect, initialState, type RuleState, wakesAt } from '../engine/rule-state.js';
import { keysHeard } from '../rule/named.js';
import { EngineRepository } from './engine.repository.js';
import { eventOf } from './heard.js';
import { runPatches } from './run-patches.js';
import { toEffects } from './to-effects.js';
import { type LoadedWorld, WorldService } from './world.service.js';

/** So many at once are one transaction. */
const AT_ONCE = 50;

/** Leads the automations of one person on: what it takes, decides and stores is one transaction. */
@Injectable()
export class EngineStep {
  constructor(
    private readonly engine: EngineRepository,
    private readonly automations: AutomationsRepository,
    private readonly worlds: WorldService,
    private readonly signals: Signals,
    private readonly events: LiveEvents,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Gives whether there may be more; whoever has the engine locked does it, everybody else nothing. */
  run(userId: string): Promise<boolean> {
    return this.transactions.run(userId, async () => {
      const taken = await this.engine.take(userId);
      if (!taken) return false;
      const now = this.clock.now();
      const heard = await this.signals.take(userId, AT_ONCE);
      const led = await this.begin(userId, now);
      let at = taken.lookedAt?.getTime() ?? 0;
      for (const signal of heard) {
        // What was written down by another process a moment late comes after what was heard of it before.
        at = Math.min(Math.max(at, signal.at.getTime()), now.getTime());
        for (const one of led)
          if (one.hears(signal.key)) one.lead(eventOf(signal, at, one.world.deviationOf));
      }
      for (const one of led) one.lead({ kind: 'tick', at: now.getTime() });
      await this.store(userId, led, now);
      return heard.length === AT_ONCE;
    });
  }

  /** Somebody answers what a run asked. To be called in a unit of work. */
  async answer(userId: string, automationId: string, answer: { key: string; isYes: boolean }): Promise<void> {
    await this.engine.take(userId, { waits: true });
    const now = this.clock.now();
    const led = await this.begin(userId, now);
    const one = led.find(({ automation }) => automation.id === automationId);
    one?.lead({ kind: 'answer', at: now.getTime(), ...answer });
    await this.store(userId, led, now);
  }

  /** Makes a change of automations while no step is under way, and finds out when the engine is to wake after it. */
  change<T>(userId: string, work: () => Promise<T>): Promise<T> {
    return this.transactions.run(userId, async () => {
      await this.engine.take(userId, { waits: true });
      const result = await work();
      const now = this.clock.now();
      await this.store(userId, await this.begin(userId, now), now);
      return result;
    });
  }

  /** What a changed automation was in the middle of is over. To be called in `change`. */
  async stopRuns(userId: string, automationId: string): Promise<void> {
    await this.engine.stopRuns(userId, automationId, this.clock.now());
  }

  private async begin(userId: string, now: Date): Promise<LedRule[]> {
    const automations = await this.automations.findEnabled(userId);
    const [first] = automations;
    if (!first) return [];
    const { timeZone } = first;
    const rules = automations.map(({ rule }) => rule);
    const worldIn = await this.worlds.load(userId, rules, { timeZone, now });
    return automations.map((one) => new LedRule(one, worldIn(one.timeZone), now));
  }

  private async store(userId: string, led: readonly LedRule[], now: Date): Promise<void> {
    const wakes: number[] = [];
    for (const { automation, state, effects, isChanged } of led) {
      const wake = wakesAt(state);
      if (wake !== null) wakes.push(wake);
      if (!isChanged) continue;
      const patches = runPatches(effects);
      const begun = patches.findLast(({ begins }) => begins)?.begins;
      await this.automations.change(userId, automation.id, {
        state,
        ...(begun && { lastRanAt: begun.startedAt }),
      });
      if (effects.length === 0) continue;
      await this.engine.addEffects(userId, toEffects(automation.id, effects));
      await this.engine.writeRuns(userId, automation, patches);
      const ended = patches.filter(({ ends }) => ends).map(({ runKey }) => runKey);
      await this.engine.expire(userId, ended, now);
      await this.engine.prune(userId, automation.id);
      this.events.publish(userId, { kind: 'changed', topic: 'automations', id: automation.id });
    }
    const wakesAtMs = wakes.length > 0 ? Math.min(...wakes) : null;
    await this.engine.rest(userId, {
      wakesAt: wakesAtMs === null ? null : new Date(wakesAtMs),
      lookedAt: now,
    });
  }
}

/** One automation while it is led on. */
class LedRule {
  readonly effects: Effect[] = [];
  state: RuleState;
  isChanged: boolean;
  private readonly rule;
  private readonly keys;

  constructor(
    readonly automation: Automation,
    readonly world: LoadedWorld,
    now: Date,
  ) {
    this.rule = ruleOf(automation);
    this.keys = new Set(keysHeard(automation.rule));
    this.isChanged = automation.state?.version !== automation.version;
    this.state =
      automation.state && !this.isChanged
        ? automation.state
        : initialState(this.rule, now.getTime(), world.place);
  }

  hears(key: string): boolean {
    return this.keys.has(key);
  }

  lead(event: Event): void {
    const wakes = wakesAt(this.state);
    if (event.kind === 'tick' && (wakes === null || wakes > event.at)) return;
    const { state, effects } = reduce(this.rule, this.state, event, this.world);
    this.state = state;
    this.effects.push(...effects);
    this.isChanged = true;
  }
}
