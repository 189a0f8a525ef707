/**
 * Devices at a broker, as Zigbee2MQTT tells of them: sensors that change, and lamps that do what they are asked. Keeps what
 * each said last and which commands came, to be compared with what the server says.
 */
import net from 'node:net';
import mqtt from 'mqtt';
import { answerParent } from './asked.ts';
import { ASK, ANSWER, type DeviceSettings, type Lamp, lampTopic, sensorTopic } from './topics.ts';

const STATUS = 'homeassistant/status';
const TELL_AFTER_MS = 200;
const STEP_MS = 10;

const { port, username, password, sensors, lamps, slowMs } = JSON.parse(
  process.argv[2] ?? '{}',
) as DeviceSettings;
const values = Array.from({ length: sensors }, () => 0);
const lit: Lamp[] = Array.from({ length: lamps }, () => ({ state: 'OFF', brightness: 1 }));
const commands: string[] = [];
let sent = 0;

const client = mqtt.connect({
  ...{ host: '127.0.0.1', port, username, password, protocolVersion: 4, reconnectPeriod: 300 },
  resubscribe: false,
});
await new Promise<void>((resolve) => {
  client.on('connect', () => {
    if (client.stream instanceof net.Socket) client.stream.setNoDelay(true);
    announce();
    client.subscribe([STATUS, ASK, lampTopic('+', 'set')], { qos: 0 }, () => {
      tellAll();
      resolve();
    });
  });
});
client.on('error', () => undefined);
client.on('message', (topic, payload) => {
  if (topic === ASK) client.publish(ANSWER, payload);
  else if (topic === STATUS) setTimeout(tellAll, TELL_AFTER_MS);
  else obey(Number(/\d+/u.exec(topic)?.[0]), payload.toString());
});

let startedAt = 0;
let due = 0;
let rate = 0;
setInterval(() => {
  const now = Math.floor(((performance.now() - startedAt) / 1_000) * rate);
  for (; due < now; due += 1) {
    const index = sent % sensors;
    sent += 1;
    values[index] = sent;
    tellSensor(index);
  }
}, STEP_MS);

answerParent({
  rate: (perSecond: number) => {
    [rate, due, startedAt] = [perSecond, 0, performance.now()];
    return sent;
  },
  /** By hand: nobody asked for it. */
  turn: (state: Lamp['state']) => {
    lit.forEach((lamp, index) => {
      lit[index] = { ...lamp, state };
      tellLamp(index);
    });
  },
  values: () => values.map(String),
  lamps: () => lit,
  commands: () => commands,
});

function obey(index: number, payload: string): void {
  commands.push(`lamp-${String(index)} ${String((JSON.parse(payload) as Partial<Lamp>).brightness)}`);
  const tell = (): void => {
    lit[index] = {
      ...(lit[index] ?? { state: 'OFF', brightness: 1 }),
      ...(JSON.parse(payload) as Partial<Lamp>),
    };
    tellLamp(index);
  };
  // Every second one takes its time, so that commands are under way when something is killed.
  if (slowMs > 0 && index % 2 === 1) setTimeout(tell, slowMs);
  else tell();
}

function announce(): void {
  const say = (domain: string, id: string, config: object): void => {
    const device = { identifiers: [id], name: id, manufacturer: 'Acme' };
    const payload = JSON.stringify({ name: null, unique_id: id, device, ...config });
    client.publish(`homeassistant/${domain}/${id}/config`, payload, { retain: true, qos: 1 });
  };
  for (const index of lit.keys())
    say('light', `lamp-${String(index)}`, {
      ...{ schema: 'json', brightness: true },
      ...{ state_topic: lampTopic(index, 'state'), command_topic: lampTopic(index, 'set') },
    });
  for (const index of values.keys())
    say('sensor', `sensor-${String(index)}`, {
      ...{ state_topic: sensorTopic(index), value_template: '{{ value_json.power }}' },
      ...{ device_class: 'power', unit_of_measurement: 'W' },
    });
}

function tellAll(): void {
  for (const index of lit.keys()) tellLamp(index);
  for (const index of values.keys()) tellSensor(index);
}

function tellLamp(index: number): void {
  if (client.connected) client.publish(lampTopic(index, 'state'), JSON.stringify(lit[index]));
}

function tellSensor(index: number): void {
  if (client.connected)
    client.publish(sensorTopic(index), JSON.stringify({ power: values[index], linkquality: 120 }));
}
