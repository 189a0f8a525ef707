/** The words that commands about devices are made of; see `commands/vocabulary.ts`. */
export type VocabularyName = 'switching' | 'lighting' | 'climate' | 'media' | 'cleaning' | 'states';

/** What a skill has to do with devices. */
export interface DeviceUse {
  /** Domains of devices that it is for, the likelier first; absent for a question, which may be about anything. */
  readonly domains?: readonly string[];
  /** It only tells: nothing and many are answers as well. */
  readonly isQuestion?: true;
  readonly vocabulary: VocabularyName;
  /** `always`: whatever is meant; `opening`: doors, garages and gates. */
  readonly asksFirst?: 'always' | 'opening';
  /** A part of a name does not find its device: a lock is opened by its own name only. */
  readonly needsWholeName?: true;
  /** It is for whatever can be switched. */
  readonly isSwitching?: true;
  /** "Do not make a sound" asks for it instead of forbidding it. */
  readonly isNegatable?: true;
  /** The parameter that takes the rooms that were said, which are not where the device stands. */
  readonly roomsParameter?: string;
  /** Adjectives that ask for a step of it and of nothing else: "brighter". */
  readonly steps?: { readonly up: readonly string[]; readonly down: readonly string[] };
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
