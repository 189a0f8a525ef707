import fc from 'fast-check';
import { type LiveEvent } from './live-event.js';
import { readPayload, roomBeside, toParts, toPayload } from './notices.js';

describe('notices', () => {
  it('fit into NOTIFY, in their order, whatever they hold', () => {
    const states = fc.array(fc.tuple(fc.string({ unit: 'grapheme', maxLength: 100 }), fc.nat(9_000)), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(states, (given) => {
        const events = given.map(([entityId, size], n): LiveEvent => ({
          kind: 'state',
          entityId,
          state: String(n),
          attributes: { text: 'ü'.repeat(size / 2) },
        }));
        const parts = toParts(events, roomBeside('epoch-1', 'user'));
        const payloads = parts.map((json) => toPayload({ id: 'epoch-1', userId: 'user', json }));
        for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
        const told = payloads.flatMap((each) => JSON.parse(readPayload(each)!.json) as LiveEvent[]);
        expect(told).toHaveLength(events.length);
        told.forEach((event, n) => {
          if (event.kind === 'state') expect(event).toEqual(events[n]);
          else expect(event).toEqual({ kind: 'changed', topic: 'home' });
        });
      }),
      { numRuns: 40 },
    );
  });

  it('of others are left alone', () => {
    expect(readPayload('')).toBeUndefined();
    expect(readPayload('one two')).toBeUndefined();
  });
});
