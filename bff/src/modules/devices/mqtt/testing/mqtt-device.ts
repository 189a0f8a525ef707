import mqtt, { type MqttClient } from 'mqtt';
import { type MqttCredentials } from '../mqtt.dto.js';
import { untilConnected } from '../../../../integrations/home/broker/testing/until-connected.js';

/** A device that is connected; rejects where the broker refuses it. It does not come back by itself. */
export async function mqttDevice({
  port,
  username,
  password,
}: Pick<MqttCredentials, 'port' | 'username' | 'password'>): Promise<MqttClient> {
  const client = mqtt.connect({
    ...{ host: '127.0.0.1', port, username, password },
    ...{ protocolVersion: 4, reconnectPeriod: 0 },
  });
  await untilConnected(client);
  return client;
}

/** When its connection ends. */
export function closed(client: MqttClient): Promise<void> {
  return new Promise((resolve) => client.once('close', () => resolve()));
}
