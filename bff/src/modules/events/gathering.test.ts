import fc from 'fast-check';
import { Gathering } from './gathering.js';
import { type LiveEvent, type StateChanged, TOPICS } from './live-event.js';

const WINDOW_MS = 100;

function state(entityId: string, value: string, more: Partial<StateChanged> = {}): StateChanged {
  return { kind: 'state', entityId, state: value, attributes: {}, ...more };
}

describe('a gathering', () => {
  let sent: (readonly LiveEvent[])[];
  const onQuiet = vi.fn();
  let gathering: Gathering;

  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    onQuiet.mockReset();
    gathering = new Gathering(WINDOW_MS, (events) => sent.push(events), onQuiet);
  });
  afterEach(() => vi.useRealTimers());

  it('sends the first at once and what follows together, each with its last word', () => {
    gathering.add(state('light.a', 'on'));
    expect(sent).toEqual([[state('light.a', 'on')]]);
    gathering.add(state('light.a', 'off', { attributes: { brightness: 1 } }));
    gathering.add({ kind: 'changed', topic: 'mood' });
    gathering.add({ kind: 'changed', topic: 'mood' });
    gathering.add(state('light.a', 'on', { attributes: { hue: 2 } }));
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(WINDOW_MS);
    expect(sent[1]).toEqual([
      { kind: 'changed', topic: 'mood' },
      state('light.a', 'on', { attributes: { brightness: 1, hue: 2 } }),
    ]);
  });

  it('lets what somebody waits for go at once, with what waits', () => {
    gathering.add(state('light.a', 'on'));
    gathering.add(state('light.b', 'on'));
    gathering.add(state('light.c', 'on', { isAwaited: true }));
    expect(sent[1]).toEqual([state('light.b', 'on'), state('light.c', 'on')]);
  });

  it('tells many things of one topic as the topic', () => {
    gathering.add({ kind: 'changed', topic: 'mood' });
    for (let n = 0; n < 60; n++) gathering.add({ kind: 'changed', topic: 'memories', id: String(n) });
    gathering.add({ kind: 'changed', topic: 'imports', id: 'a' });
    vi.advanceTimersByTime(WINDOW_MS);
    expect(sent[1]).toHaveLength(2);
    expect(sent[1]).toContainEqual({ kind: 'changed', topic: 'memories' });
  });

  it('leaves nothing behind once it is quiet', () => {
    gathering.add(state('light.a', 'on'));
    vi.advanceTimersByTime(WINDOW_MS);
    expect(onQuiet).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('sends what waits when it is closed', () => {
    gathering.add(state('light.a', 'on'));
    gathering.add(state('light.a', 'off'));
    gathering.close();
    expect(sent.at(-1)).toEqual([state('light.a', 'off')]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('never loses a last word, however changes come', () => {
    const change = fc.oneof(
      fc.record({
        entityId: fc.constantFrom('a', 'b', 'c'),
        key: fc.constantFrom('x', 'y'),
        isAwaited: fc.boolean(),
      }),
      fc.record({ topic: fc.constantFrom(...TOPICS), id: fc.option(fc.nat(80).map(String)) }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(150), change), { maxLength: 200 }), (changes) => {
        const [wanted, told] = [new Map<string, unknown>(), new Map<string, unknown>()];
        const of = new Gathering(WINDOW_MS, (events) => {
          for (const event of events) {
            if (event.kind === 'state')
              for (const [key, value] of Object.entries(event.attributes))
                told.set(`${event.entityId} ${key}`, value);
            else if (event.id === undefined) {
              for (let id = 0; id <= 80; id++) told.set(`${event.topic} ${String(id)}`, true);
              told.set(event.topic, true);
            } else told.set(`${event.topic} ${event.id}`, true);
          }
        });
        changes.forEach(([gap, each], n) => {
          vi.advanceTimersByTime(gap);
          if ('topic' in each) {
            const { topic, id } = each;
            of.add({ kind: 'changed', topic, ...(id !== null && { id }) });
            wanted.set(id === null ? topic : `${topic} ${id}`, true);
          } else {
            of.add(state(each.entityId, 's', { attributes: { [each.key]: n }, isAwaited: each.isAwaited }));
            wanted.set(`${each.entityId} ${each.key}`, n);
          }
        });
        vi.advanceTimersByTime(2 * WINDOW_MS);
        for (const [key, value] of wanted) expect(told.get(key)).toEqual(value);
      }),
    );
  });
});
