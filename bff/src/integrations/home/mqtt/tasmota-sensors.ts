import { type Config, isConfig } from './config.js';
import { type Part } from './entity.js';

const MAX_SENSORS = 100;
const NAME = /^[\w-]{1,64}$/;

/** By the word that Tasmota gives the value: its class and unit. */
const MEASURED: ReadonlyMap<string, readonly [deviceClass: string, unit: string]> = new Map([
  ['Temperature', ['temperature', '°C']],
  ['Humidity', ['humidity', '%']],
  ['Pressure', ['pressure', 'hPa']],
  ['Illuminance', ['illuminance', 'lx']],
  ['Power', ['power', 'W']],
  ['Voltage', ['voltage', 'V']],
  ['Current', ['current', 'A']],
  ['Total', ['energy', 'kWh']],
  ['Today', ['energy', 'kWh']],
  ['Yesterday', ['energy', 'kWh']],
  ['CarbonDioxide', ['carbon_dioxide', 'ppm']],
  ['Battery', ['battery', '%']],
]);

interface Place {
  readonly key: string;
  readonly mac: string;
  readonly telemetry: string;
  /** What all entities of the device say. */
  readonly common: Config;
}

/** Each number that a sensor tells: `{"sn": {"ENERGY": {"Power": 12}}}`. */
export function sensorParts({ sn }: Config, { key, mac, telemetry, common }: Place): Part[] {
  if (!isConfig(sn)) return [];
  const isFahrenheit = sn.TempUnit === 'F';
  const values = Object.entries(sn).flatMap(([sensor, told]) =>
    isConfig(told) && NAME.test(sensor)
      ? Object.entries(told).flatMap(([name, value]) =>
          typeof value === 'number' && NAME.test(name) ? [[sensor, name] as const] : [],
        )
      : [],
  );
  return values.slice(0, MAX_SENSORS).map(([sensor, name]) => {
    const [deviceClass, unit] = MEASURED.get(name) ?? [];
    return {
      domain: 'sensor',
      key: `${key}/${sensor}_${name}`,
      objectId: `${mac} ${sensor} ${name}`,
      json: {
        ...common,
        unique_id: `${mac}_${sensor}_${name}`,
        name: `${sensor} ${name}`,
        state_topic: `${telemetry}/SENSOR`,
        value_template: `{{ value_json["${sensor}"]["${name}"] | is_defined }}`,
        ...(deviceClass !== undefined && { device_class: deviceClass }),
        ...(unit !== undefined && {
          unit_of_measurement: deviceClass === 'temperature' && isFahrenheit ? '°F' : unit,
        }),
      },
    };
  });
}
