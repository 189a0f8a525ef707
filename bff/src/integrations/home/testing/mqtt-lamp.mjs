// A lamp at a broker, as a process of its own: announces itself as Zigbee2MQTT does, says what it is, does what it is asked.
import mqtt from 'mqtt';

const client = mqtt.connect({
  host: '127.0.0.1',
  port: Number(process.argv[2]),
  username: 'lamp',
  password: 'pw',
  protocolVersion: 4,
  reconnectPeriod: 300,
  will: { topic: 'twyn/lamp/availability', payload: '{"state":"offline"}', retain: true, qos: 1 },
});
let state = { state: 'OFF', brightness: 100 };
let isDeaf = false;
const tell = () => client.publish('twyn/lamp/state', JSON.stringify(state), { qos: 1 });
const announce = () => {
  const config = {
    name: null,
    unique_id: 'lamp_1',
    schema: 'json',
    brightness: true,
    state_topic: 'twyn/lamp/state',
    command_topic: 'twyn/lamp/set',
    availability: [{ topic: 'twyn/lamp/availability', value_template: '{{ value_json.state }}' }],
    device: { identifiers: ['lamp-1'], name: 'Lamp', manufacturer: 'Acme' },
  };
  client.publish('homeassistant/light/lamp/config', JSON.stringify(config), { qos: 1, retain: true });
  client.publish('twyn/lamp/availability', '{"state":"online"}', { qos: 1, retain: true });
};
client.on('connect', () => {
  client.stream.setNoDelay(true);
  client.subscribe(['twyn/lamp/set', 'homeassistant/status'], { qos: 1 }, () => {
    announce();
    tell();
  });
});
client.on('error', () => undefined);
client.on('message', (topic, payload) => {
  if (topic === 'homeassistant/status') {
    announce();
    setTimeout(tell, 200);
    return;
  }
  if (isDeaf) return;
  state = { ...state, ...JSON.parse(payload.toString()) };
  tell();
});
process.on('message', () => {
  isDeaf = true;
});
process.on('disconnect', () => process.exit());
