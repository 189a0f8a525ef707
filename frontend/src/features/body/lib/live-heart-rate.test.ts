import type { StrapListener } from '../../../platform/bluetooth/strap';
import { LiveHeartRate } from './live-heart-rate';
import { type OutboxEntry, ReadingOutbox, type SendOutcome } from './reading-outbox';
import type { RecordedReading } from './recorded-reading';
import { connectSimulatedStrap } from './simulated-strap';

const START = Date.UTC(2026, 2, 12, 18, 40);
let outcome: SendOutcome;
let sent: RecordedReading[];
let stored: readonly OutboxEntry[];
let isOwnerHere: boolean;
let listener: StrapListener;
const disconnect = vi.fn();

function openOutbox(onChange?: () => void): ReadingOutbox {
  return new ReadingOutbox({
    ...(onChange && { onChange }),
    store: { read: () => stored, write: (entries) => (stored = [...entries]) },
    send: (_device, readings) => {
      if (outcome === 'kept') sent.push(...readings);
      return Promise.resolve(outcome);
    },
  });
}

function openLive(): LiveHeartRate {
  const outbox = openOutbox(() => live.noteOutbox());
  const live = new LiveHeartRate({ outbox, isOwnerHere: () => isOwnerHere });
  return live;
}

async function connected(isSimulated = false): Promise<LiveHeartRate> {
  const live = openLive();
  await live.connect((given) => {
    listener = given;
    given.onLink('connected');
    return Promise.resolve({ name: 'Polar H10', isSimulated, disconnect });
  });
  return live;
}

/** One beat a second for so long, as 60 bpm would be, its intervals 20 ms apart in turn. */
async function beat(seconds: number, bpm = 60): Promise<void> {
  for (let index = 0; index < seconds; index += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    listener.onMeasurement({ bpm, hasContact: true, rrMs: [990 + (index % 2) * 20] });
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.clearAllMocks();
  [outcome, sent, stored, isOwnerHere] = ['kept', [], [], true];
});
afterEach(() => vi.useRealTimers());

it('shows the last two minutes, and the variability of the last one', async () => {
  const live = await connected();
  await beat(150, 62);
  const { bpm, signal, hrv, trace } = live.getState();
  expect({ bpm, signal }).toEqual({ bpm: 62, signal: 'good' });
  expect(hrv.rmssd).toBeCloseTo(20, 5);
  expect(trace).toHaveLength(121);
});

it('records each second and the variability of each minute', async () => {
  const live = await connected();
  live.startRecording();
  await beat(125);
  live.stopRecording();
  await vi.runAllTimersAsync();
  const of = (metric: string): number[] =>
    sent.filter((reading) => reading.metric === metric).map(({ value }) => value);
  expect(of('heart-rate')).toEqual(Array(125).fill(60));
  expect(of('heart-rate-variability-rmssd')).toEqual([20, 20]);
  expect(new Set(sent.map(({ at, metric }) => at + metric)).size).toBe(sent.length);
});

it('keeps what could not be sent, over a reload, and sends it later, once', async () => {
  const live = await connected();
  live.startRecording();
  outcome = 'later';
  await beat(40);
  expect(live.getState().unsent).toBeGreaterThan(0);
  live.stopRecording();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([]);
  vi.clearAllTimers();
  outcome = 'kept';
  openOutbox();
  await vi.runAllTimersAsync();
  expect(sent.filter(({ metric }) => metric === 'heart-rate')).toHaveLength(40);
  expect(stored).toEqual([]);
});

it('drops what the server refuses for good, so that the rest gets through', async () => {
  stored = [{ device: 'x', metric: 'heart-rate', value: 60, at: new Date(START).toISOString() }];
  outcome = 'refused';
  openOutbox();
  await vi.runAllTimersAsync();
  expect(stored).toEqual([]);
});

it('tells a lost signal, forgets the variability, and finds it again', async () => {
  const live = await connected();
  await beat(60);
  await vi.advanceTimersByTimeAsync(6000);
  expect(live.getState()).toMatchObject({ signal: 'lost', hrv: { normalBeats: 0 } });
  expect(live.getState().bpm).toBeUndefined();
  await beat(1);
  expect(live.getState()).toMatchObject({ signal: 'good', bpm: 60 });
});

it('tells poor contact, and records nothing of it', async () => {
  const live = await connected();
  live.startRecording();
  for (let index = 0; index < 20; index += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    listener.onMeasurement({ bpm: 180, hasContact: false, rrMs: [] });
  }
  live.stopRecording();
  await vi.runAllTimersAsync();
  expect(live.getState().trace).toEqual([]);
  expect(sent).toEqual([]);
});

it('never records a simulated strap', async () => {
  const live = openLive();
  await live.connect(connectSimulatedStrap);
  live.startRecording();
  await vi.advanceTimersByTimeAsync(60_000);
  live.disconnect();
  await vi.runAllTimersAsync();
  expect(live.getState().recordingSinceMs).toBeUndefined();
  expect([...sent, ...stored]).toEqual([]);
});

it('makes the simulated strap plausible', async () => {
  const live = openLive();
  await live.connect(connectSimulatedStrap);
  await vi.advanceTimersByTimeAsync(90_000);
  const { hrv, bpm, strapName, isSimulated } = live.getState();
  expect({ strapName, isSimulated }).toEqual({ strapName: 'Simulated strap', isSimulated: true });
  expect(bpm).toBeGreaterThan(55);
  expect(hrv.normalShare).toBe(1);
  expect(hrv.rmssd).toBeGreaterThan(15);
  live.disconnect();
});

it('leaves with its owner', async () => {
  const live = await connected();
  live.startRecording();
  await beat(3);
  isOwnerHere = false;
  await beat(1);
  expect(disconnect).toHaveBeenCalledOnce();
  expect(live.getState().link).toBe('off');
});

it('says why there is no strap', async () => {
  const live = openLive();
  await live.connect(() => Promise.reject(new DOMException('', 'NetworkError')));
  expect(live.getState()).toMatchObject({
    link: 'off',
    problem: expect.stringContaining('try again') as string,
  });
});
