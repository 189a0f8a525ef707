import { heartRateMeasurement } from './heart-rate-measurement';
import type { Strap, StrapListener } from './strap';
import { type BluetoothDevice, type Characteristic, type GattServer, webBluetooth } from './web-bluetooth';

/** Heart Rate Service 0x180D with Heart Rate Measurement 0x2A37; Battery Service 0x180F with Battery Level 0x2A19. */
const HEART_RATE = 'heart_rate';
const MEASUREMENT = 'heart_rate_measurement';
const BATTERY = 'battery_service';
const BATTERY_LEVEL = 'battery_level';

/** How long to wait before each attempt: a strap that slipped is back in a moment, one in the next room later. */
export const RECONNECT_AFTER_MS: readonly number[] = [
  500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000,
];

/**
 * Lets the person choose a strap and listens to it until `disconnect`. To be called while a press is handled: browsers open
 * their chooser at no other time. @throws what the browser throws; `bluetoothProblem` puts it into words
 */
export async function connectHeartRateStrap(listener: StrapListener): Promise<Strap> {
  const bluetooth = webBluetooth();
  if (!bluetooth) throw new DOMException('No Web Bluetooth', 'NotSupportedError');
  const device = await bluetooth.requestDevice({
    filters: [{ services: [HEART_RATE] }],
    optionalServices: [BATTERY],
  });
  const connection = new Connection(device, listener);
  await connection.open();
  return {
    name: nameOf(device),
    isSimulated: false,
    disconnect: () => connection.close(),
  };
}

/** The server keeps names of so many characters. */
const MAX_NAME_LENGTH = 60;

function nameOf({ name = '' }: BluetoothDevice): string {
  const plain = name
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, MAX_NAME_LENGTH);
  return plain.isWellFormed() && plain !== '' ? plain : 'Heart rate strap';
}

class Connection {
  private isClosed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly device: BluetoothDevice,
    private readonly listener: StrapListener,
  ) {}

  async open(): Promise<void> {
    this.listener.onLink('connecting');
    try {
      await this.listen();
    } catch (error) {
      this.close();
      throw error;
    }
    this.device.addEventListener('gattserverdisconnected', this.handleGone);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.device.removeEventListener('gattserverdisconnected', this.handleGone);
    this.device.gatt?.disconnect();
  }

  private async listen(): Promise<void> {
    if (!this.device.gatt) throw new DOMException('No GATT server', 'NotSupportedError');
    const server = await this.device.gatt.connect();
    const service = await server.getPrimaryService(HEART_RATE);
    const measurement = await service.getCharacteristic(MEASUREMENT);
    // The same object may come again after a reconnect, so the handler must be the same one, too.
    measurement.addEventListener('characteristicvaluechanged', this.handleMeasurement);
    await measurement.startNotifications();
    if (this.isClosed) {
      server.disconnect();
      return;
    }
    this.listener.onLink('connected');
    void this.listenToBattery(server);
  }

  /** Many straps have none; without it everything else works. */
  private async listenToBattery(server: GattServer): Promise<void> {
    try {
      const service = await server.getPrimaryService(BATTERY);
      const level = await service.getCharacteristic(BATTERY_LEVEL);
      this.tellBattery(await level.readValue());
      level.addEventListener('characteristicvaluechanged', this.handleBattery);
      await level.startNotifications();
    } catch {
      // It can't be read, or can't be followed: what is known stays.
    }
  }

  private readonly handleMeasurement = ({ target }: Event): void => {
    const { value } = target as Characteristic;
    const measurement = value && heartRateMeasurement(value);
    if (measurement && !this.isClosed) this.listener.onMeasurement(measurement);
  };

  private readonly handleBattery = ({ target }: Event): void => {
    const { value } = target as Characteristic;
    if (value) this.tellBattery(value);
  };

  private tellBattery(value: DataView): void {
    if (value.byteLength === 0 || this.isClosed) return;
    this.listener.onBattery(Math.min(100, value.getUint8(0)));
  }

  private readonly handleGone = (): void => {
    if (this.isClosed) return;
    this.listener.onLink('reconnecting');
    this.tryAgain(0);
  };

  private tryAgain(attempt: number): void {
    clearTimeout(this.timer);
    const wait = RECONNECT_AFTER_MS[attempt];
    if (wait === undefined) {
      this.listener.onLink('lost');
      return;
    }
    this.timer = setTimeout(() => {
      this.listen().catch(() => {
        if (!this.isClosed) this.tryAgain(attempt + 1);
      });
    }, wait);
  }
}
