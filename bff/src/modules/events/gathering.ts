import { type Changed, type LiveEvent, type StateChanged } from './live-event.js';

/** More single things of one topic than these are told as the topic. */
const MAX_THINGS = 50;

/**
 * What is told to one person: the first change at once, and what follows within the window together, each thing once
 * with its last word. A change that somebody waits for goes at once and takes along what waits.
 */
export class Gathering {
  private readonly changed = new Map<string, Changed>();
  private readonly states = new Map<string, StateChanged>();
  private timer: NodeJS.Timeout | undefined;

  /** `onQuiet` is called once a whole window has passed without a change. */
  constructor(
    private readonly windowMs: number,
    private readonly send: (events: readonly LiveEvent[]) => void,
    private readonly onQuiet: () => void = () => undefined,
  ) {}

  add(event: LiveEvent): void {
    if (event.kind === 'changed') this.addChanged(event);
    else this.addState(event);
    const isAwaited = event.kind === 'state' && event.isAwaited === true;
    if (this.timer && !isAwaited) return;
    this.flush();
    this.timer ??= this.later();
  }

  /** What waits goes now; to be called when nothing is to come any more. */
  close(): void {
    clearTimeout(this.timer);
    if (this.isWaiting) this.flush();
  }

  private get isWaiting(): boolean {
    return this.changed.size + this.states.size > 0;
  }

  private addChanged({ topic, id }: Changed): void {
    if (this.changed.has(topic)) return;
    const things = [...this.changed.values()].filter((each) => each.topic === topic);
    if (id !== undefined && things.length < MAX_THINGS) {
      this.changed.set(`${topic} ${id}`, { kind: 'changed', topic, id });
      return;
    }
    for (const thing of things) this.changed.delete(`${topic} ${thing.id ?? ''}`);
    this.changed.set(topic, { kind: 'changed', topic });
  }

  private addState({ entityId, state, attributes }: StateChanged): void {
    // An attribute that changed in between is news all the same.
    const before = this.states.get(entityId)?.attributes;
    this.states.set(entityId, { kind: 'state', entityId, state, attributes: { ...before, ...attributes } });
  }

  private later(): NodeJS.Timeout {
    return setTimeout(() => this.turn(), this.windowMs).unref();
  }

  private turn(): void {
    this.timer = undefined;
    if (!this.isWaiting) {
      this.onQuiet();
      return;
    }
    this.flush();
    this.timer = this.later();
  }

  private flush(): void {
    const events = [...this.changed.values(), ...this.states.values()];
    this.changed.clear();
    this.states.clear();
    this.send(events);
  }
}
