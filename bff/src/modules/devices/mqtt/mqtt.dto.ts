import { z } from 'zod';
import { device } from '../devices.dto.js';
import { ingestBatch } from '../ingest/ingest.dto.js';

const address = {
  host: z.string(),
  port: z.int(),
  isTls: z.boolean(),
};
const account = {
  username: z.string(),
  topic: z.string().meta({ description: 'Where it tells its readings, and nowhere else.' }),
};

export const mqttCredentials = z
  .object({
    ...address,
    ...account,
    password: z.string().meta({ description: 'Shown this once.' }),
  })
  .meta({ id: 'MqttCredentials' });
export type MqttCredentials = z.output<typeof mqttCredentials>;

export const newMqttDevice = z.object({ device, mqtt: mqttCredentials }).meta({ id: 'NewMqttDevice' });
export type NewMqttDevice = z.output<typeof newMqttDevice>;

export const deviceMqtt = z
  .object({
    ...account,
    address: z.object(address).nullable().meta({ description: 'Null where no broker is on or answers.' }),
    state: z
      .enum(['ready', 'missing', 'revoked', 'off', 'unreachable'])
      .meta({ description: 'missing: the broker lost the account; rotate it.' }),
  })
  .meta({ id: 'DeviceMqtt' });
export type DeviceMqtt = z.output<typeof deviceMqtt>;

/** As by HTTP, with what stands in its Idempotency-Key there. */
export const mqttBatch = ingestBatch.extend({ id: z.string().min(1).max(128).optional() });
