/** The part of Web Bluetooth that is used; its types are not in the standard library. */
export interface Characteristic extends EventTarget {
  readonly value?: DataView;
  readValue: () => Promise<DataView>;
  startNotifications: () => Promise<Characteristic>;
}
export interface GattServer {
  readonly connected: boolean;
  connect: () => Promise<GattServer>;
  disconnect: () => void;
  getPrimaryService: (
    name: string,
  ) => Promise<{ getCharacteristic: (name: string) => Promise<Characteristic> }>;
}
export interface BluetoothDevice extends EventTarget {
  readonly id: string;
  readonly name?: string;
  readonly gatt?: GattServer;
}
interface WebBluetooth {
  requestDevice: (options: {
    filters: readonly { services: readonly string[] }[];
    optionalServices?: readonly string[];
  }) => Promise<BluetoothDevice>;
}

/** Which browsers have it, in a sentence; to be shown where this one hasn't. */
export const BLUETOOTH_BROWSERS =
  'This browser can’t reach Bluetooth devices. Chrome, Edge and Opera can, on Windows, macOS, Linux, ChromeOS and ' +
  'Android. Firefox and Safari can’t, and no browser on an iPhone or iPad can.';

/** Absent where the browser lacks it, and on a page that isn't served securely. */
export function webBluetooth(): WebBluetooth | undefined {
  return (navigator as Navigator & { bluetooth?: WebBluetooth }).bluetooth;
}

/** Why there is no strap, in a sentence; `undefined` where the person closed the chooser. */
export function bluetoothProblem(error: unknown): string | undefined {
  const name = error instanceof DOMException ? error.name : '';
  switch (name) {
    case 'NotFoundError':
      return undefined;
    case 'SecurityError':
    case 'NotAllowedError':
      return 'Bluetooth isn’t allowed for this page. Allow it in the browser’s site settings, then try again.';
    case 'NotSupportedError':
      return 'That device sends no heart rate. Choose a chest strap or a watch that broadcasts it.';
    default:
      return 'Couldn’t connect. Wear the strap so that it wakes, close other apps that use it, then try again.';
  }
}
