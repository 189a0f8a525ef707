import type { Device } from '../api/devices.api';
import { troubles } from './device-words';

export const DEVICE_FILTERS = ['all', 'body', 'home', 'look'] as const;
export type DeviceFilter = (typeof DEVICE_FILTERS)[number];

const ofBody = ({ kind, source }: Device): boolean => kind === 'wearable' || source === 'browser';

const IS_IN: Readonly<Record<DeviceFilter, (device: Device) => boolean>> = {
  all: () => true,
  body: ofBody,
  home: (device) => !ofBody(device),
  look: (device) => troubles(device).length > 0,
};

export function isIn(filter: DeviceFilter, device: Device): boolean {
  return IS_IN[filter](device);
}

/** Every word stands in its name, room, tags or make. */
export function isFound(device: Device, query: string): boolean {
  const { name, room, tags, manufacturer, model } = device;
  const text = [name, room, manufacturer, model, ...tags].join(' ').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
