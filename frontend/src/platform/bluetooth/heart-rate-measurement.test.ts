import fc from 'fast-check';
import { encodeHeartRate, heartRateMeasurement, type HeartRateMeasurement } from './heart-rate-measurement';

const view = (...bytes: number[]): DataView => new DataView(Uint8Array.from(bytes).buffer);
const RUNS = 100_000;

it('reads the value in one byte or two', () => {
  expect(heartRateMeasurement(view(0x00, 72))).toEqual({ bpm: 72, rrMs: [] });
  expect(heartRateMeasurement(view(0x01, 0x2c, 0x01))).toEqual({ bpm: 300, rrMs: [] });
});

it('reads contact, energy and intervals in the order of the flags', () => {
  expect(heartRateMeasurement(view(0x1f, 0x2c, 0x01, 0x10, 0x00, 0x00, 0x02, 0x00, 0x04))).toEqual({
    bpm: 300,
    hasContact: true,
    energyKj: 16,
    rrMs: [500, 1000],
  });
  expect(heartRateMeasurement(view(0x04, 70))?.hasContact).toBe(false);
  // Contact bits without "supported" say nothing.
  expect(heartRateMeasurement(view(0x02, 70))).not.toHaveProperty('hasContact');
});

it('refuses what is cut short, and drops half an interval', () => {
  for (const bytes of [[], [0x10], [0x01, 70], [0x08, 70, 1]])
    expect(heartRateMeasurement(view(...bytes))).toBeUndefined();
  expect(heartRateMeasurement(view(0x10, 60, 0x00, 0x04, 0x07))?.rrMs).toEqual([1000]);
});

it('never throws, and gives only finite numbers', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 24 }), (bytes) => {
      const read = heartRateMeasurement(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      if (!read) return;
      const isInterval = (ms: number): boolean => ms >= 0 && ms < 64_000;
      return read.bpm >= 0 && read.bpm <= 0xffff && read.rrMs.length <= 11 && read.rrMs.every(isInterval);
    }),
    { numRuns: RUNS },
  );
});

it('reads back what was encoded', () => {
  const measurement: fc.Arbitrary<HeartRateMeasurement> = fc.record(
    {
      bpm: fc.nat(0xffff),
      rrMs: fc.array(
        fc.nat(0xffff).map((ticks) => (ticks * 1_000) / 1_024),
        { maxLength: 9 },
      ),
      hasContact: fc.boolean(),
      energyKj: fc.nat(0xffff),
    },
    { requiredKeys: ['bpm', 'rrMs'] },
  );
  fc.assert(
    fc.property(measurement, (made) => {
      expect(heartRateMeasurement(encodeHeartRate(made))).toEqual(made);
    }),
    { numRuns: RUNS / 10 },
  );
});
