import { type Action } from '../rule/actions.dto.js';
import { type Rule } from '../rule/rule.dto.js';
import { type StateTrigger } from '../rule/triggers.dto.js';
import { holds, type Seen } from './conditions.js';
import { type Cause, type World } from './events.js';
import { type Effect, type Run, type RuleState } from './rule-state.js';

/** A chain of rules that start each other ends after so many. */
const MAX_CHAIN = 5;
const MAX_STEPS = 200;
const MINUTE_MS = 60_000;
const SUSPENDED_MS = 10 * MINUTE_MS;
const SECOND_MS = 1_000;

interface Start {
  /** Of what started it. */
  readonly key: string;
  readonly cause: Cause;
  /** Which trigger, by its place. */
  readonly trigger: number;
}
type Trace = Extract<Effect, { kind: 'trace' }>;
type Told = Partial<Pick<Trace, 'why' | 'trigger' | 'values' | 'step'>>;

/** Starts the runs of one rule, leads them on and ends them. */
export class RuleRuns {
  readonly effects: Effect[] = [];

  constructor(
    private readonly rule: Rule,
    public state: RuleState,
    private readonly world: World,
    private readonly now: number,
  ) {}

  /** Delays that are over. */
  wake(): void {
    for (const run of this.state.runs) {
      if (run.wakeAt === null || run.wakeAt > this.now) continue;
      if (run.waiting?.for === 'answer') this.end(run, 'stopped', 'no-answer');
      else if (run.waiting?.onTimeout === 'stop') this.end(run, 'stopped', 'waited-in-vain');
      else this.continue(run);
    }
  }

  /** Leads those on that waited for what is so now. */
  goOn(isReached: (until: StateTrigger) => boolean): void {
    for (const run of this.state.runs)
      if (run.waiting?.for === 'state' && isReached(run.waiting.until)) this.continue(run);
  }

  answer(key: string, isYes: boolean): void {
    const run = this.state.runs.find(({ waiting }) => waiting?.for === 'answer' && waiting.key === key);
    if (!run) return;
    if (isYes) this.continue(run);
    else this.end(run, 'stopped', 'answered-no');
  }

  miss(key: string, due: number, trigger: number): void {
    this.trace(this.keyOf(key), 'missed', { trigger, values: { due: new Date(due).toISOString() } });
  }

  fire({ key, cause, trigger }: Start): void {
    const { rule, now, state } = this;
    const runKey = this.keyOf(key);
    const window = Math.max(MINUTE_MS, rule.cooldownSeconds * SECOND_MS);
    const recent = state.firedAt.filter((at) => at > now - window);
    const seen: Seen = {};
    const why = this.refusalOf(cause, recent, seen);
    if (why !== undefined) {
      this.trace(runKey, 'refused', { why, trigger, values: seen });
      return;
    }
    if (recent.filter((at) => at > now - MINUTE_MS).length >= rule.maxPerMinute) {
      this.state = { ...state, suspendedUntil: now + SUSPENDED_MS };
      this.trace(runKey, 'suspended', { why: 'too-often', trigger });
      return;
    }
    this.state = { ...state, firedAt: [...recent, now] };
    if (state.runs.length > 0 && rule.mode === 'queued')
      this.state = { ...this.state, queue: [...state.queue, { key: runKey, cause }] };
    else {
      for (const run of state.runs) this.end(run, 'stopped', 'started-again', { isFollowed: false });
      this.start(runKey, cause, { trigger, values: seen });
    }
  }

  private refusalOf(cause: Cause, recent: readonly number[], seen: Seen): string | undefined {
    const { rule, now, world, state } = this;
    const last = recent.at(-1);
    if (cause.includes(rule.id)) return 'own-doing';
    if (cause.length >= MAX_CHAIN) return 'long-chain';
    if (state.suspendedUntil !== null && state.suspendedUntil > now) return 'suspended';
    if (last !== undefined && now - last < rule.cooldownSeconds * SECOND_MS) return 'cooling-down';
    if (rule.keepsQuietHours && world.isQuiet(now)) return 'quiet-hours';
    if (rule.if && !holds(rule.if, world, now, seen)) return 'conditions';
    if (state.runs.length === 0) return undefined;
    if (rule.mode === 'single') return 'still-running';
    return rule.mode === 'queued' && state.queue.length >= rule.maxQueued ? 'queue-full' : undefined;
  }

  private start(key: string, cause: Cause, told: Told = {}): void {
    this.trace(key, 'started', told);
    const chain = [...cause, this.rule.id];
    const run: Run = { key, cause: chain, left: this.rule.then, step: 0, wakeAt: null, waiting: null };
    this.state = { ...this.state, runs: [...this.state.runs, run] };
    this.lead(run);
  }

  private continue(run: Run): void {
    this.trace(run.key, 'went-on', { step: run.step });
    this.lead({ ...run, wakeAt: null, waiting: null });
  }

  /** Does one thing after the other, until it has to wait or is done. */
  private lead(from: Run): void {
    let run = from;
    while (run.left.length > 0) {
      const [action, ...left] = run.left as [Action, ...Action[]];
      run = { ...run, left, step: run.step + 1 };
      if (run.step > MAX_STEPS) {
        this.end(run, 'stopped', 'too-many-steps');
        return;
      }
      const waits = this.step(action, run);
      run = { ...run, ...waits };
      if (run.wakeAt !== null) {
        this.state = { ...this.state, runs: this.state.runs.map((one) => (one.key === run.key ? run : one)) };
        return;
      }
    }
    this.end(run, 'finished');
  }

  /** What of the run is another because of the action. */
  private step(action: Action, run: Run): Partial<Run> {
    const { now } = this;
    const key = `${run.key}#${String(run.step)}`;
    const until = (seconds: number): number => now + seconds * SECOND_MS;
    switch (action.kind) {
      case 'choose': {
        const values: Seen = {};
        const index = action.options.findIndex((option) => holds(option.if, this.world, now, values));
        this.trace(run.key, 'chose', { step: run.step, values: { ...values, option: index + 1 } });
        return { left: [...(action.options[index]?.then ?? action.otherwise), ...run.left] };
      }
      case 'delay':
        this.trace(run.key, 'delayed', { step: run.step, values: { seconds: action.seconds } });
        return { wakeAt: until(action.seconds) };
      case 'wait': {
        const { until: awaited, onTimeout, timeoutSeconds } = action;
        this.trace(run.key, 'waiting', { step: run.step });
        return { wakeAt: until(timeoutSeconds), waiting: { for: 'state', until: awaited, onTimeout } };
      }
      case 'ask':
        this.act(key, action, run);
        return { wakeAt: until(action.timeoutSeconds), waiting: { for: 'answer', key } };
      default:
        this.act(key, action, run);
        return {};
    }
  }

  private act(key: string, action: Extract<Effect, { kind: 'act' }>['action'], run: Run): void {
    const { step, cause, key: runKey } = run;
    this.effects.push({ kind: 'act', key, runKey, step, at: this.now, action, cause });
  }

  private end(
    run: Run,
    what: 'finished' | 'stopped',
    why?: string,
    { isFollowed = true }: { readonly isFollowed?: boolean } = {},
  ): void {
    this.trace(run.key, what, { step: run.step, ...(why !== undefined && { why }) });
    this.state = { ...this.state, runs: this.state.runs.filter(({ key }) => key !== run.key) };
    const [following, ...queue] = this.state.queue;
    if (!isFollowed || !following || this.state.runs.length > 0) return;
    this.state = { ...this.state, queue };
    this.start(following.key, following.cause);
  }

  private trace(runKey: string, what: Trace['what'], { step = 0, ...told }: Told = {}): void {
    this.effects.push({ kind: 'trace', runKey, step, at: this.now, what, ...told });
  }

  private keyOf(key: string): string {
    return `${this.rule.id}/${String(this.rule.version)}/${key}`;
  }
}
