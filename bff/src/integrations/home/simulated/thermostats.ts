import { z } from 'zod';
import { inTemperatureUnit, type TemperatureUnit, temperatureUnitOf } from '../../../common/temperature.js';
import { become, type Entity } from '../home.js';
import { Refusal } from '../home-adapter.js';
import { numberOf, wordsOf } from './attributes.js';
import { type DeviceServices, deviceService, numberFrom, plainService, switched } from './device-service.js';

const LIMITS: Record<TemperatureUnit, readonly [min: number, max: number]> = { C: [5, 35], F: [41, 95] };
const USUAL_MODES = ['off', 'heat', 'cool', 'heat_cool', 'auto', 'dry', 'fan_only'];

const turnOff = plainService((entity) => become(entity, 'off'));
const turnOn = plainService((entity) => (entity.state === 'off' ? become(entity, onModeOf(entity)) : entity));

export const THERMOSTAT_SERVICES: DeviceServices = {
  ...switched(({ state }) => state !== 'off', { turnOn, turnOff }),
  set_temperature: deviceService(
    z.strictObject({
      temperature: numberFrom('temperature', -50, 150),
      unit: z.enum(['C', 'F', '°C', '°F'], { error: 'Give “unit” as C or F.' }).optional(),
    }),
    (entity, { temperature, unit }) => {
      const own = temperatureUnitOf(
        entity.attributes,
        numberOf(entity, 'temperature', 'current_temperature'),
      );
      const wanted = inTemperatureUnit(temperature, unit?.at(-1) as TemperatureUnit | undefined, own);
      const [min, max] = limitsOf(entity, own);
      if (wanted < min || wanted > max)
        return new Refusal(`${entity.name} can be set from ${min} to ${max} degrees.`);
      return become(entity, entity.state, { temperature: wanted });
    },
  ),
  set_hvac_mode: deviceService(
    z.strictObject({ hvac_mode: z.string({ error: 'Give “hvac_mode” as a word, such as heat.' }).max(40) }),
    (entity, { hvac_mode: mode }) => {
      const modes = wordsOf(entity, 'hvac_modes') ?? USUAL_MODES;
      if (modes.includes(mode)) return become(entity, mode);
      return new Refusal(`${entity.name} has no mode “${mode}”; it has ${modes.join(', ')}.`);
    },
  ),
};

function onModeOf(entity: Entity): string {
  return wordsOf(entity, 'hvac_modes')?.find((mode) => mode !== 'off') ?? 'heat';
}

function limitsOf(entity: Entity, unit: TemperatureUnit | undefined): readonly [min: number, max: number] {
  const [min, max] = unit ? LIMITS[unit] : [LIMITS.C[0], LIMITS.F[1]];
  return [numberOf(entity, 'min_temp') ?? min, numberOf(entity, 'max_temp') ?? max];
}
