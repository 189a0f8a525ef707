import { type MqttClient } from 'mqtt';

/** Rejects where the broker refuses it. */
export async function untilConnected(client: MqttClient): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    client.once('connect', () => resolve());
    client.once('error', reject);
    client.once('close', () => reject(new Error('closed')));
  });
  client.on('error', () => undefined);
}
