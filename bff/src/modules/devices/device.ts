/** What it is: a bridge tells of other devices, a browser of its strap and its microphone. */
export const DEVICE_KINDS = ['sensor', 'wearable', 'voice', 'browser', 'bridge', 'home'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** How it is connected. */
export const DEVICE_SOURCES = ['token', 'mqtt', 'home-assistant', 'browser', 'simulated'] as const;
export type DeviceSource = (typeof DEVICE_SOURCES)[number];

/** A device that its source found by itself. */
export interface DiscoveredDevice {
  readonly source: DeviceSource;
  /** What the source knows it by, for as long as it exists. */
  readonly externalId: string;
  readonly name: string;
  readonly kind?: DeviceKind;
  readonly room?: string;
  readonly manufacturer?: string;
  readonly model?: string;
  readonly firmware?: string;
}

export interface Heard {
  readonly at: Date;
  /** Percent. */
  readonly battery?: number;
  /** dBm, or percent where it is above 0. */
  readonly signal?: number;
  readonly availability?: 'online' | { readonly offline: string };
}
