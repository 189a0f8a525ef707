import { type Kind } from '../discovered-entity.js';
import { type Settings } from '../settings.js';
import { climateKind } from './climate.js';
import { coverKind } from './covers.js';
import { fanKind } from './fans.js';
import { numberKind, selectKind, textKind } from './inputs.js';
import { lightKind } from './lights.js';
import { binarySensorKind, eventKind, sensorKind, updateKind } from './sensors.js';
import { buttonKind, lockKind, sceneKind, switchKind, triggerKind } from './switches.js';

/** By Home Assistant's names of the components. */
export const KINDS: ReadonlyMap<string, (settings: Settings) => Kind> = new Map([
  ['binary_sensor', binarySensorKind],
  ['button', buttonKind],
  ['climate', climateKind],
  ['cover', coverKind],
  ['device_automation', triggerKind],
  ['event', eventKind],
  ['fan', fanKind],
  ['light', lightKind],
  ['lock', lockKind],
  ['number', numberKind],
  ['scene', sceneKind],
  ['select', selectKind],
  ['sensor', sensorKind],
  ['siren', switchKind],
  ['switch', switchKind],
  ['text', textKind],
  ['update', updateKind],
  ['valve', coverKind],
]);
