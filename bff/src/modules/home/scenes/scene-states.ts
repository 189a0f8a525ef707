import { type HomeEntity } from '../home.dto.js';
import { HomeSceneRefused } from './scenes.errors.js';
import { wordMap } from '../../../common/word-map.js';

type Json = Readonly<Record<string, unknown>>;

/** How a scene sets one device. */
export interface SceneState {
  readonly state: string;
  readonly attributes: Json;
}

/** What can be set of each kind of device, and so is part of how it is. */
const SETTABLE = wordMap<readonly string[]>({
  light: ['brightness', 'rgb_color', 'color_temp_kelvin', 'effect'],
  switch: [],
  input_boolean: [],
  humidifier: ['humidity'],
  fan: ['percentage'],
  cover: ['current_position'],
  climate: ['temperature'],
  media_player: ['volume_level'],
});
const UNTOLD = new Set(['unknown', 'unavailable']);

/** As the device is now; throws where that can be no part of a scene. */
export function sceneStateOf({ name, domain, state, attributes, isGuarded }: HomeEntity): SceneState {
  const settable = SETTABLE.get(domain);
  if (isGuarded) throw new HomeSceneRefused(`${name} is guarded: no scene opens it.`);
  if (!settable) throw new HomeSceneRefused(`${name} cannot be part of a scene: it is not switched.`);
  if (UNTOLD.has(state)) throw new HomeSceneRefused(`${name} cannot be reached: how it is, is not known.`);
  const told = settable.filter((each) => attributes[each] != null);
  return { state, attributes: Object.fromEntries(told.map((each) => [each, attributes[each]])) };
}
