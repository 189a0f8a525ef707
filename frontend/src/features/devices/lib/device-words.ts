import type { Domain, IconName } from '@twyn/design-system';
import { capitalised, formatAgo, formatQuantity } from '../../../lib/format';
import type { Device, DeviceMessages } from '../api/devices.api';

/** Percent; below it a battery is shown as low. */
export const LOW_BATTERY = 15;

export const SOURCE_WORDS: Readonly<Record<Device['source'], string>> = {
  token: 'Token',
  mqtt: 'MQTT',
  'home-assistant': 'Home Assistant',
  browser: 'This or another browser',
  simulated: 'Simulated',
};

const ICONS: Readonly<Record<Device['kind'], IconName>> = {
  sensor: 'home',
  wearable: 'body',
  voice: 'mic',
  browser: 'laptop',
  bridge: 'server',
  home: 'plug',
};

export function deviceIcon({ kind }: Device): IconName {
  return ICONS[kind];
}

/** The part of a life that it tells of. */
export function deviceDomain({ kind }: Device): Domain {
  if (kind === 'wearable') return 'body';
  return kind === 'voice' || kind === 'browser' ? 'memory' : 'home';
}

export interface StatusWords {
  tone: 'neutral' | 'success' | 'warning' | 'danger';
  words: string;
  /** A second, quieter line. */
  note: string;
}

/** `isBrief` in a list, where there is room for the moment alone. */
export function statusWords(device: Device, { isBrief = false } = {}): StatusWords {
  const { lastSeenAt, intervalSeconds, offlineReason } = device;
  const last = lastSeenAt === null ? 'Nothing received yet' : lastWords(lastSeenAt, isBrief);
  switch (device.status) {
    case 'waiting':
      return { tone: 'neutral', words: 'Waiting', note: last };
    case 'paused':
      return { tone: 'neutral', words: 'Paused', note: last };
    case 'silent':
      return {
        tone: 'warning',
        words: 'Silent',
        note: intervalSeconds === null ? last : `${last}, usually every ${spanWords(intervalSeconds)}`,
      };
    case 'offline':
      return { tone: 'danger', words: 'Offline', note: offlineReason ?? last };
    case 'online':
      return { tone: 'success', words: 'Online', note: last };
  }
}

function lastWords(at: string, isBrief: boolean): string {
  return isBrief ? capitalised(formatAgo(at)) : `Last message ${formatAgo(at)}`;
}

/** `5 minutes`. */
export function spanWords(seconds: number): string {
  if (seconds < 90) return formatQuantity(seconds, 'second', 'seconds');
  const minutes = Math.round(seconds / 60);
  return minutes < 90
    ? formatQuantity(minutes, 'minute', 'minutes')
    : formatQuantity(Math.round(minutes / 60), 'hour', 'hours');
}

/** What is not as it should be, a sentence each. */
export function troubles(device: Device): string[] {
  const { status, battery, offlineReason } = device;
  const found = [
    ...(status === 'offline' ? [`Offline: ${offlineReason ?? 'no reason was given'}.`] : []),
    ...(status === 'silent' ? [`Silent. ${statusWords(device).note}.`] : []),
    ...(device.alerts.some(({ kind }) => kind === 'battery') ? [`Battery at ${String(battery)}%.`] : []),
    ...(device.alerts.some(({ kind }) => kind === 'odd')
      ? ['It sends values that can’t be right. They are kept out.']
      : []),
  ];
  return status === 'paused' ? [] : found;
}

export function signalWords(signal: number): string {
  return signal > 0 ? `${String(signal)}%` : `${numberWords(signal)} dBm`;
}

/** What it may change. */
export function mayWriteWords({ source, mayWriteBody, mqtt }: Device): string {
  // With an account of its own it tells readings, and is no part of a home.
  const isOfHome = source === 'mqtt' ? mqtt === null : source === 'home-assistant' || source === 'simulated';
  const places = [...(isOfHome ? ['Home'] : []), ...(mayWriteBody && source !== 'simulated' ? ['Body'] : [])];
  return places.length === 0 ? 'Nothing' : places.join(', ');
}

export const REFUSAL_WORDS: Readonly<Record<DeviceMessages['refused'][number]['reason'], string>> = {
  clock: 'Its clock is more than a day off',
  future: 'Its time is in the future',
  old: 'Older than 400 days',
  range: 'Can’t be right',
  unit: 'Not a unit of that metric',
  not_a_number: 'Not a number',
  malformed: 'Not a batch of readings',
  too_large: 'Larger than 256 kB',
  too_many: 'More than a device may send',
  id_reused: 'The id of another batch',
};

export const TARGET_WORDS = {
  waiting: 'Waits for you to choose',
  metric: 'Body',
  history: 'History of this device',
  ignored: 'Ignored',
} as const;

/** `21.4 °C`, `open`. */
export function readingWords({
  value,
  text,
  unit,
}: {
  value: number | null;
  text: string | null;
  unit: string;
}): string {
  if (value === null) return text ?? '';
  const shown = numberWords(Math.round(value * 100) / 100);
  return unit === '' ? shown : `${shown}${unit === '%' ? '' : ' '}${unit}`;
}

/** With a minus sign, which is as wide as the digits. */
function numberWords(value: number): string {
  return String(value).replace('-', '−');
}

/** What a device tells of itself, which is not what one looks for first. */
export const OWN_VALUES: ReadonlyMap<string, string> = new Map([
  ['battery', 'Battery'],
  ['signal', 'Signal'],
  ['rssi', 'RSSI'],
]);

/** A device's own name of a value, as one would say it: `body_weight` becomes "Body weight". */
export function valueName(name: string): string {
  const own = OWN_VALUES.get(name);
  if (own !== undefined) return own;
  const words = name.replaceAll(/[._-]+/g, ' ').trim();
  return words === '' ? name : capitalised(words);
}
