/** What a skill has to do with devices. */
export interface DeviceUse {
  /** Domains of devices that it is for, the likelier first; absent for a question, which may be about anything. */
  readonly domains?: readonly string[];
  /** It only tells: nothing and many are answers as well. */
  readonly isQuestion?: true;
  /** `always`: whatever is meant; `opening`: doors, garages and gates. */
  readonly asksFirst?: 'always' | 'opening';
}

/** What may be switched on and off when it is named. */
export const SWITCHABLE: readonly string[] = [
  'light',
  'switch',
  'fan',
  'climate',
  'water_heater',
  'media_player',
  'valve',
  'humidifier',
  'input_boolean',
  'siren',
  'automation',
  'cover',
  'remote',
  'camera',
  'vacuum',
  'lawn_mower',
];
