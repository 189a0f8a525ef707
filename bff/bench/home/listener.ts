/** What it costs at least to hear the devices: a client that reads every message and keeps the last of each. */
import mqtt from 'mqtt';
import { answerParent } from './asked.ts';
import { type DeviceSettings, SENSORS } from './topics.ts';

const { port, username, password } = JSON.parse(process.argv[2] ?? '{}') as DeviceSettings;
const last = new Map<string, unknown>();
const client = await mqtt.connectAsync({ host: '127.0.0.1', port, username, password, protocolVersion: 4 });
client.on('message', (topic, payload) => last.set(topic, JSON.parse(payload.toString())));
await client.subscribeAsync(SENSORS);
answerParent({ heard: () => last.size });
