import { encodeHeartRate } from './heart-rate-measurement';
import { connectHeartRateStrap, RECONNECT_AFTER_MS } from './heart-rate-strap';
import { bluetoothProblem } from './web-bluetooth';

class FakeCharacteristic extends EventTarget {
  value: DataView | undefined;
  constructor(private readonly initial?: DataView) {
    super();
  }
  readValue(): Promise<DataView> {
    return this.initial ? Promise.resolve(this.initial) : Promise.reject(new Error('unreadable'));
  }
  startNotifications(): Promise<this> {
    return Promise.resolve(this);
  }
  send(value: DataView): void {
    this.value = value;
    this.dispatchEvent(new Event('characteristicvaluechanged'));
  }
}

/** A strap whose connection a test breaks and mends. */
class FakeDevice extends EventTarget {
  readonly id = 'strap';
  readonly name = 'Test strap';
  readonly measurement = new FakeCharacteristic();
  readonly battery = new FakeCharacteristic(new DataView(Uint8Array.of(80).buffer));
  isInReach = true;
  connects = 0;
  readonly gatt = {
    connected: true,
    connect: () => {
      this.connects += 1;
      return this.isInReach ? Promise.resolve(this.gatt) : Promise.reject(new Error('out of reach'));
    },
    disconnect: vi.fn(),
    getPrimaryService: (name: string) =>
      Promise.resolve({
        getCharacteristic: () => Promise.resolve(name === 'heart_rate' ? this.measurement : this.battery),
      }),
  };
  leave(): void {
    this.isInReach = false;
    this.dispatchEvent(new Event('gattserverdisconnected'));
  }
}

let device: FakeDevice;
const listener = { onLink: vi.fn(), onMeasurement: vi.fn(), onBattery: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  device = new FakeDevice();
  vi.stubGlobal('navigator', { bluetooth: { requestDevice: () => Promise.resolve(device) } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tells what the strap measures, and how full its battery is', async () => {
  const strap = await connectHeartRateStrap(listener);
  await vi.advanceTimersByTimeAsync(0);
  device.measurement.send(encodeHeartRate({ bpm: 64, rrMs: [937.5] }));
  device.measurement.send(new DataView(new ArrayBuffer(0)));
  expect(strap.name).toBe('Test strap');
  expect(listener.onMeasurement.mock.calls).toEqual([[{ bpm: 64, rrMs: [937.5] }]]);
  expect(listener.onBattery).toHaveBeenCalledExactlyOnceWith(80);
  expect(listener.onLink.mock.calls).toEqual([['connecting'], ['connected']]);
});

it('comes back by itself after the connection broke, and tells each beat once', async () => {
  await connectHeartRateStrap(listener);
  device.leave();
  await vi.advanceTimersByTimeAsync(RECONNECT_AFTER_MS[0]! + RECONNECT_AFTER_MS[1]!);
  device.isInReach = true;
  await vi.advanceTimersByTimeAsync(RECONNECT_AFTER_MS[2]!);
  device.measurement.send(encodeHeartRate({ bpm: 70, rrMs: [] }));
  expect(listener.onLink.mock.calls.flat()).toEqual(['connecting', 'connected', 'reconnecting', 'connected']);
  expect(listener.onMeasurement).toHaveBeenCalledTimes(1);
});

it('gives up after the last attempt', async () => {
  await connectHeartRateStrap(listener);
  device.leave();
  await vi.runAllTimersAsync();
  expect(listener.onLink).toHaveBeenLastCalledWith('lost');
  expect(device.connects).toBe(1 + RECONNECT_AFTER_MS.length);
});

it('stays away once it was disconnected', async () => {
  const strap = await connectHeartRateStrap(listener);
  strap.disconnect();
  device.leave();
  await vi.runAllTimersAsync();
  device.measurement.send(encodeHeartRate({ bpm: 70, rrMs: [] }));
  expect(device.connects).toBe(1);
  expect(listener.onMeasurement).not.toHaveBeenCalled();
});

it('says nothing where the chooser was closed, and what to do otherwise', () => {
  expect(bluetoothProblem(new DOMException('', 'NotFoundError'))).toBeUndefined();
  expect(bluetoothProblem(new DOMException('', 'NetworkError'))).toContain('try again');
  expect(bluetoothProblem('what?')).toContain('try again');
});
