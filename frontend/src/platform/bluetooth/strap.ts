import type { HeartRateMeasurement } from './heart-rate-measurement';

/**
 * `connecting`: for the first time. `reconnecting`: it was there and went away. `lost`: it was looked for in vain; only
 * connecting again by hand brings it back.
 */
export type StrapLink = 'connecting' | 'connected' | 'reconnecting' | 'lost';

/** Is told of all that a strap does. */
export interface StrapListener {
  readonly onLink: (link: StrapLink) => void;
  readonly onMeasurement: (measurement: HeartRateMeasurement) => void;
  /** In percent. */
  readonly onBattery: (percent: number) => void;
}

/** A strap under way, real or simulated. */
export interface Strap {
  readonly name: string;
  /** Nothing made up may become a reading. */
  readonly isSimulated: boolean;
  /** For good: the listener hears nothing any more. */
  readonly disconnect: () => void;
}
