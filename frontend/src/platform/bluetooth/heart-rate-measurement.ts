/** What a strap sends about once a second. */
export interface HeartRateMeasurement {
  /** Beats a minute, as the strap smooths them. */
  readonly bpm: number;
  /** Whether it touches the skin; absent where the strap can't tell. */
  readonly hasContact?: boolean;
  /** Kilojoules since they were last reset. */
  readonly energyKj?: number;
  /** Milliseconds between one beat and the next, oldest first. */
  readonly rrMs: readonly number[];
}

const WIDE_VALUE = 0b0_0001;
const CONTACT_FOUND = 0b0_0010;
const CONTACT_SUPPORTED = 0b0_0100;
const HAS_ENERGY = 0b0_1000;
const HAS_INTERVALS = 0b1_0000;

/** Intervals are counted in 1/1024 s. */
const TICKS_A_SECOND = 1_024;

/**
 * Reads the characteristic Heart Rate Measurement (0x2A37), little endian: flags, the value in one or two bytes, then the
 * energy and the intervals where the flags say so. Source: Bluetooth SIG, Heart Rate Service 1.0, section 3.1, and GATT
 * Specification Supplement, "Heart Rate Measurement". `undefined` for what is none; it never throws.
 */
export function heartRateMeasurement(data: DataView): HeartRateMeasurement | undefined {
  if (data.byteLength === 0) return undefined;
  const flags = data.getUint8(0);
  const isWide = (flags & WIDE_VALUE) !== 0;
  const hasEnergy = (flags & HAS_ENERGY) !== 0;
  const energyAt = isWide ? 3 : 2;
  const intervalsAt = hasEnergy ? energyAt + 2 : energyAt;
  if (data.byteLength < intervalsAt) return undefined;
  return {
    bpm: isWide ? data.getUint16(1, true) : data.getUint8(1),
    rrMs: (flags & HAS_INTERVALS) === 0 ? [] : intervalsFrom(data, intervalsAt),
    ...((flags & CONTACT_SUPPORTED) !== 0 && { hasContact: (flags & CONTACT_FOUND) !== 0 }),
    ...(hasEnergy && { energyKj: data.getUint16(energyAt, true) }),
  };
}

/** What a strap would send: for the simulated one and for tests. Intervals are rounded to 1/1024 s. */
export function encodeHeartRate(measurement: HeartRateMeasurement): DataView<ArrayBuffer> {
  const { bpm, hasContact, energyKj, rrMs } = measurement;
  const isWide = bpm > 0xff;
  const energyAt = isWide ? 3 : 2;
  const intervalsAt = energyKj === undefined ? energyAt : energyAt + 2;
  const data = new DataView(new ArrayBuffer(intervalsAt + 2 * rrMs.length));
  let flags = isWide ? WIDE_VALUE : 0;
  if (hasContact !== undefined) flags |= CONTACT_SUPPORTED | (hasContact ? CONTACT_FOUND : 0);
  if (energyKj !== undefined) flags |= HAS_ENERGY;
  if (rrMs.length > 0) flags |= HAS_INTERVALS;
  data.setUint8(0, flags);
  if (isWide) data.setUint16(1, bpm, true);
  else data.setUint8(1, bpm);
  if (energyKj !== undefined) data.setUint16(energyAt, energyKj, true);
  for (const [index, ms] of rrMs.entries())
    data.setUint16(intervalsAt + 2 * index, Math.round((ms * TICKS_A_SECOND) / 1_000), true);
  return data;
}

/** A byte left over at the end is no interval. */
function intervalsFrom(data: DataView, start: number): number[] {
  const intervals: number[] = [];
  for (let at = start; at + 1 < data.byteLength; at += 2)
    intervals.push((data.getUint16(at, true) * 1_000) / TICKS_A_SECOND);
  return intervals;
}
