import { type TemperatureUnit } from '../../../common/temperature.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { type DeviceUse } from '../../skills/kit/device-use.js';
import { type SkillCall } from '../../skills/kit/skill-handler.js';
import { defineSkill, type Risk, type SkillManifest } from '../../skills/kit/skill-manifest.js';
import { type Entity, type Home } from '../home.service.js';
import { described } from './spoken-parameters.js';

export type Parameters = SkillCall['parameters'];

/** A service of Home Assistant's, as a device is asked for it. */
export interface HomeCall {
  readonly service: string;
  readonly parameters: Parameters;
}

/** A skill about devices of the home. */
export interface HomeSkill extends SkillManifest {
  readonly devices: DeviceUse;
  /** The key of what it asks for, where that can be said in a word or two: "turn on". */
  readonly deed?: string;
  /** Its parameters or its answer hold temperatures. */
  readonly hasDegrees?: true;
  /** What it asks of one device, in order. `spoken`: the unit of temperatures that are said without one. */
  readonly calls?: (parameters: Parameters, entity: Entity, spoken?: TemperatureUnit) => HomeCall[];
  /** What a question is answered with. */
  readonly answer?: (
    entities: readonly Entity[],
    parameters: Parameters,
    telling: Telling & { readonly home: Home },
  ) => string;
}

/** How something of the home is told. */
export interface Telling {
  /** Of temperatures; undefined where that is left to the devices. */
  readonly unit?: TemperatureUnit | undefined;
  readonly phrases: TwinPhrases;
}

type Declared = Pick<HomeSkill, 'name' | 'title' | 'description' | 'examples' | 'devices'> &
  Partial<HomeSkill>;

function homeSkill(risk: Risk, declared: Declared): HomeSkill {
  return defineSkill({
    group: 'Home',
    icon: 'home',
    parameters: described({}),
    risk,
    card: 'devices',
    ...declared,
  });
}

/** Moves something, and is only asked about where it reaches many devices or a guarded one. */
export function physical(declared: Declared): HomeSkill {
  return homeSkill('physical', declared);
}

/** Opens or unlocks something. */
export function guarded(declared: Declared): HomeSkill {
  return homeSkill('guarded', declared);
}

/** Only tells. */
export function reading(declared: Declared): HomeSkill {
  return homeSkill('read', declared);
}

export function call(service: string, parameters: Parameters = {}): HomeCall {
  return { service, parameters };
}

/** A skill that asks its devices for one service, without a word more. */
export function plainly(service: string): Pick<HomeSkill, 'calls'> {
  return { calls: () => [call(service)] };
}
