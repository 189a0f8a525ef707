import fc from 'fast-check';
import { rule as ruleSchema, type Rule } from '../rule/rule.dto.js';
import { type Event, type Value, type World } from './events.js';
import { reduce } from './reduce.js';
import { type Effect, initialState, type RuleState, wakesAt } from './rule-state.js';
import { type Place } from './schedule.js';

const ZURICH: Place = { timeZone: 'Europe/Zurich', latitude: 47.37, longitude: 8.54 };
const START = Date.parse('2026-06-01T10:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const act = (text: string) => ({ kind: 'do', text, calls: [{ skill: 'any', parameters: {}, targets: [] }] });
const ON = { kind: 'state', entityIds: ['a'], to: 'on' };
const aRule = (more: object = {}): Rule => ({
  ...ruleSchema.parse({ when: [ON], then: [act('x')], ...more }),
  id: 'r',
  version: 1,
});
const value = (state: string): Value => ({ state, attributes: {} });
const acts = (effects: readonly Effect[]) => effects.filter((effect) => effect.kind === 'act');
const told = (effects: readonly Effect[]): string[] =>
  effects.flatMap((effect) =>
    effect.kind === 'trace' ? [effect.why === undefined ? effect.what : `${effect.what}: ${effect.why}`] : [],
  );

interface Life {
  /** Nothing wakes at its time: what was due is found by the next event. */
  readonly isAsleep?: boolean;
  readonly until?: number;
  readonly isQuiet?: boolean;
  readonly persons?: readonly string[];
}

/** Lives through events as the server does: the state goes through JSON, as through the database, after each. */
function live(rule: Rule, events: readonly Event[], life: Life = {}) {
  const values = new Map<string, Value>();
  const world: World = {
    place: ZURICH,
    isQuiet: () => life.isQuiet ?? false,
    valueOf: (id) => values.get(id),
    measured: () => undefined,
    persons: () => life.persons ?? [],
  };
  let state: RuleState = initialState(rule, events[0]?.at ?? START, ZURICH);
  const effects: Effect[] = [];
  const step = (event: Event): void => {
    if (event.kind === 'state') values.set(event.entityId, event.after);
    const reduced = reduce(rule, state, event, world);
    state = JSON.parse(JSON.stringify(reduced.state)) as RuleState;
    effects.push(...reduced.effects);
  };
  const sleepUntil = (end: number): void => {
    for (let at = wakesAt(state); at !== null && at <= end; at = wakesAt(state)) step({ kind: 'tick', at });
  };
  for (const event of events) {
    if (!life.isAsleep) sleepUntil(event.at);
    step(event);
  }
  if (life.until !== undefined) sleepUntil(life.until);
  return { state, effects, acts: acts(effects), told: told(effects) };
}

/** The entity is in these states after so many seconds. */
function flips(...list: readonly [second: number, state: string][]): Event[] {
  let before = 'off';
  return list.map(([second, after], index) => {
    const event: Event = {
      ...{ kind: 'state', id: `e${String(index)}`, at: START + second * 1_000, entityId: 'a', cause: [] },
      ...{ before: value(before), after: value(after) },
    };
    before = after;
    return event;
  });
}

describe('a trigger', () => {
  it('starts once when it begins to hold, and not while it does', () => {
    expect(live(aRule(), flips([1, 'on'], [2, 'on'], [3, 'off'], [4, 'on'])).acts).toHaveLength(2);
  });

  it('does not start when a device comes back as it was', () => {
    expect(live(aRule(), flips([1, 'unavailable'], [2, 'on'])).acts).toHaveLength(0);
  });

  it('waits its duration, begins anew after a break, and is done late once where nobody was awake', () => {
    const rule = aRule({ when: [{ ...ON, forSeconds: 300 }] });
    const broken = flips([0, 'on'], [200, 'off'], [250, 'on']);
    expect(live(rule, broken, { until: START + 540_000 }).acts).toHaveLength(0);
    expect(live(rule, broken, { until: START + 551_000 }).acts).toHaveLength(1);
    const late = [900, 901].map((second): Event => ({ kind: 'tick', at: START + second * 1_000 }));
    expect(live(rule, [...flips([0, 'on']), ...late], { isAsleep: true }).acts).toHaveLength(1);
  });

  it('compares with what is usual, and lets go of what is not measured any more', () => {
    const rule = aRule({ when: [{ kind: 'metric', metric: 'stress', aboveUsualBy: 1, forSeconds: 300 }] });
    const at = (minute: number, deviation: number | null): Event => ({
      ...{ kind: 'metric', id: `m${String(minute)}`, at: START + minute * MINUTE, metric: 'stress' },
      ...{ value: 50, deviation },
    });
    expect(live(rule, [at(0, 1.5), at(2, 1.4), at(5, 1.2)]).acts).toHaveLength(1);
    expect(live(rule, [at(0, 1.5), at(2, 0.4), at(5, 1.2)]).acts).toHaveLength(0);
    expect(live(rule, [at(0, null), at(5, null)]).acts).toHaveLength(0);
    const long = aRule({ when: [{ kind: 'metric', metric: 'stress', aboveUsualBy: 1, forSeconds: 3_600 }] });
    expect(live(long, [at(0, 1.5), at(1, 1.5)], { until: START + DAY }).acts).toHaveLength(0);
  });

  it('starts a rule once, however many of its triggers hear the same', () => {
    const rule = aRule({ when: [ON, { kind: 'state', entityIds: ['a', 'b'], from: 'off' }] });
    expect(live(rule, flips([1, 'on'])).acts).toHaveLength(1);
  });

  it.each([
    [{ kind: 'mood', atMost: 2 }, { kind: 'mood', step: 2, tags: [] }, 1],
    [{ kind: 'mood', atMost: 2 }, { kind: 'mood', step: 3, tags: [] }, 0],
    [{ kind: 'mood', tag: 'headache' }, { kind: 'mood', step: 3, tags: ['Headache'] }, 1],
    [{ kind: 'memory', tag: 'work' }, { kind: 'memory', tags: ['work', 'idea'] }, 1],
    [{ kind: 'phrase', text: 'good night' }, { kind: 'phrase', text: 'good night' }, 1],
    [{ kind: 'phrase', text: 'good night' }, { kind: 'phrase', text: 'good night all' }, 0],
    [{ kind: 'device_silent', deviceId: 'd' }, { kind: 'device_silent', deviceId: 'd' }, 1],
  ])('%j hears %j: %i', (trigger, event, count) => {
    const heard = [{ ...event, id: 'one', at: START } as Event];
    expect(live(aRule({ when: [trigger] }), heard).acts).toHaveLength(count);
  });
});

describe('a run', () => {
  const slow = (mode: string) => aRule({ mode, then: [{ kind: 'delay', seconds: 60 }, act('x')] });
  const thrice = flips([0, 'on'], [1, 'off'], [2, 'on'], [3, 'off'], [4, 'on']);

  it.each([
    ['single', 1],
    ['restart', 1],
    ['queued', 3],
  ])('that is %s: %i actions', (mode, count) => {
    expect(live(slow(mode), thrice, { until: START + DAY }).acts).toHaveLength(count);
  });

  const b: Event = {
    ...{ kind: 'state', id: 'b', at: START + 5_000, entityId: 'b', cause: [] },
    ...{ before: value('off'), after: value('on') },
  };
  const waits = (onTimeout: string) =>
    aRule({
      then: [{ kind: 'wait', until: { ...ON, entityIds: ['b'] }, timeoutSeconds: 10, onTimeout }, act('x')],
    });
  it('waits for something, goes on without it, or stops', () => {
    const until = START + MINUTE;
    expect(live(waits('stop'), [...flips([0, 'on']), b]).acts).toHaveLength(1);
    expect(live(waits('stop'), flips([0, 'on']), { until }).told).toContain('stopped: waited-in-vain');
    expect(live(waits('continue'), flips([0, 'on']), { until }).acts).toHaveLength(1);
  });

  it('goes on after a yes only', () => {
    const rule = aRule({ then: [{ kind: 'ask', text: 'Dim?', timeoutSeconds: 60 }, act('x')] });
    const [asked] = live(rule, flips([0, 'on'])).acts;
    const answer = (isYes: boolean, second = 30): Event => ({
      ...{ kind: 'answer', at: START + second * 1_000, key: asked!.key, isYes },
    });
    expect(live(rule, [...flips([0, 'on']), answer(true)]).acts).toHaveLength(2);
    expect(live(rule, [...flips([0, 'on']), answer(false)]).told).toContain('stopped: answered-no');
    expect(live(rule, [...flips([0, 'on']), answer(true, 90)]).told).toContain('stopped: no-answer');
  });

  it('takes the first branch that holds', () => {
    const option = (is: string, text: string) => ({
      if: { kind: 'state', entityId: 'a', is },
      then: [act(text)],
    });
    const rule = aRule({
      then: [
        { kind: 'choose', options: [option('off', 'one'), option('on', 'two')], otherwise: [] },
        act('end'),
      ],
    });
    const texts = live(rule, flips([0, 'on'])).acts.map(({ action }) => 'text' in action && action.text);
    expect(texts).toEqual(['two', 'end']);
  });

  it('is refused with the reason and what was seen', () => {
    const rule = aRule({ if: { kind: 'and', of: [{ kind: 'state', entityId: 'tv', is: 'on' }] } });
    expect(live(rule, flips([0, 'on'])).effects[0]).toMatchObject({
      why: 'conditions',
      values: { tv: null },
    });
    const cooling = live(
      aRule({ cooldownSeconds: 100 }),
      flips([0, 'on'], [1, 'off'], [50, 'on'], [51, 'off'], [101, 'on']),
    );
    expect(cooling.acts).toHaveLength(2);
    expect(cooling.told).toContain('refused: cooling-down');
    expect(live(aRule({ keepsQuietHours: true }), flips([0, 'on']), { isQuiet: true }).told).toEqual([
      'refused: quiet-hours',
    ]);
    const away = aRule({ if: { kind: 'presence', is: 'nobody' } });
    expect(live(away, flips([0, 'on']), { persons: ['home'] }).acts).toHaveLength(0);
    expect(live(away, flips([0, 'on']), { persons: ['not_home'] }).acts).toHaveLength(1);
  });
});

describe('never', () => {
  const histories = fc
    .array(fc.tuple(fc.nat(400), fc.constantFrom('on', 'off', 'unavailable', '5')), { maxLength: 40 })
    .map((list) => {
      let at = 0;
      return flips(...list.map(([gap, state]): [number, string] => [(at += gap), state]));
    });
  const rules = fc
    .record({
      mode: fc.constantFrom('single', 'restart', 'queued'),
      cooldownSeconds: fc.constantFrom(0, 30, 600),
      forSeconds: fc.constantFrom(0, 10, 300),
      delay: fc.constantFrom(0, 5, 120),
      missed: fc.constantFrom('skip', 'runOnce'),
    })
    .map(({ forSeconds, delay, ...more }) => {
      const then = [act('x'), ...(delay > 0 ? [{ kind: 'delay', seconds: delay }] : []), act('y')];
      return aRule({
        ...more,
        when: [
          { ...ON, forSeconds },
          { kind: 'time', at: '12:05' },
        ],
        then,
      });
    });
  const until = START + DAY;
  const keysOf = (rule: Rule, events: readonly Event[]): string[] =>
    live(rule, events).acts.map(({ key }) => key);

  it('twice: each effect has its own key, and the same events give the same effects', () => {
    fc.assert(
      fc.property(rules, histories, (rule, events) => {
        const once = live(rule, events, { until });
        expect(new Set(once.acts.map(({ key }) => key)).size).toBe(once.acts.length);
        expect(live(rule, events, { until }).effects).toEqual(once.effects);
      }),
      { numRuns: 1_000 },
    );
  });

  it('twice after a kill at any step: what is done again gives keys that were given before', () => {
    fc.assert(
      fc.property(rules, histories, fc.nat(), (rule, events, cut) => {
        const whole = keysOf(rule, events);
        const part = keysOf(rule, events.slice(0, events.length > 0 ? cut % events.length : 0));
        expect(part.every((key) => whole.includes(key))).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('more often in a minute than it may', () => {
    const gaps = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 20, maxLength: 60 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), gaps, (maxPerMinute, list) => {
        let at = 0;
        const events = flips(
          ...list.map((gap, index): [number, string] => [(at += gap), index % 2 ? 'off' : 'on']),
        );
        expect(live(aRule({ maxPerMinute }), events).acts.length).toBeLessThanOrEqual(maxPerMinute);
      }),
    );
  });

  it('in a circle: rules that start each other stop by themselves', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), (size) => {
        expect(goRound(size)).toBeLessThanOrEqual(Math.min(size, 5));
      }),
    );
  });

  /** How many actions come of rules each of which sets off the next. */
  function goRound(size: number): number {
    const rules = Array.from({ length: size }, (_, index) => ({
      ...aRule({ maxPerMinute: 60, when: [{ ...ON, entityIds: [`x${String(index)}`] }] }),
      id: `r${String(index)}`,
    }));
    const states = rules.map((rule) => initialState(rule, START, ZURICH));
    const world: World = {
      ...{ place: ZURICH, isQuiet: () => false, valueOf: () => undefined },
      ...{ measured: () => undefined, persons: () => [] },
    };
    const turnedOn = (id: string, entityId: string, cause: readonly string[]): Event => ({
      ...{ kind: 'state', id, at: START, entityId, cause },
      ...{ before: value('off'), after: value('on') },
    });
    const line: Event[] = [turnedOn('start', 'x0', [])];
    let done = 0;
    for (let event = line.shift(); event && done < 1_000; event = line.shift())
      for (const [index, rule] of rules.entries()) {
        const reduced = reduce(rule, states[index]!, event, world);
        states[index] = reduced.state;
        for (const { cause } of acts(reduced.effects)) {
          done += 1;
          line.push(turnedOn(`c${String(done)}`, `x${String((index + 1) % size)}`, cause));
        }
      }
    return done;
  }
});

describe('a time that was slept through', () => {
  const ticks = (...minutes: number[]): Event[] =>
    minutes.map((minute) => ({ kind: 'tick', at: START + minute * MINUTE }));
  const at1205 = (missed: string) => aRule({ when: [{ kind: 'time', at: '12:05' }], missed });

  it.each([
    ['skip', 0],
    ['runOnce', 1],
  ])('%s: is done %i times after five days', (missed, count) => {
    const lived = live(at1205(missed), ticks(0, 5 * 24 * 60), { isAsleep: true });
    expect(lived.acts).toHaveLength(count);
    expect(lived.told.includes('missed')).toBe(missed === 'skip');
  });

  it('is done late within its grace', () => {
    expect(live(at1205('skip'), ticks(0, 8), { isAsleep: true }).acts).toHaveLength(1);
  });
});
