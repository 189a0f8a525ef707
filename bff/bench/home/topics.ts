export const ASK = 'bench/ask';
export const ANSWER = 'bench/answer';
export const SENSORS = 'bench/sensor/+/state';

export interface DeviceSettings {
  readonly port: number;
  readonly username: string;
  readonly password: string;
  readonly sensors: number;
  readonly lamps: number;
  /** How long every second lamp takes. */
  readonly slowMs: number;
}

export interface Lamp {
  readonly state: 'ON' | 'OFF';
  readonly brightness: number;
}

export function lampTopic(index: number | '+', what: 'state' | 'set'): string {
  return `bench/lamp-${String(index)}/${what}`.replace('lamp-+', '+');
}

export function sensorTopic(index: number): string {
  return SENSORS.replace('+', String(index));
}
