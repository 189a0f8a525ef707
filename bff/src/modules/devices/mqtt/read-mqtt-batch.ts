import { unstorableText } from '../../../common/http/storable.js';
import { type IngestBatch } from '../ingest/ingest.dto.js';
import { type MessageRefusalReason } from '../ingest/reading.js';
import { mqttBatch } from './mqtt.dto.js';

/** As much as by HTTP. */
const MAX_BYTES = 256_000;

export interface MqttBatch {
  /** Under which the same batch is taken once. */
  readonly key: string | undefined;
  readonly batch: IngestBatch;
}

/** What a device published, or why it is no batch. */
export function readMqttBatch(payload: string): MqttBatch | MessageRefusalReason {
  if (Buffer.byteLength(payload) > MAX_BYTES) return 'too_large';
  const { success, data } = mqttBatch.safeParse(parsed(payload));
  if (!success || unstorableText(data)) return 'malformed';
  const { id: key, ...batch } = data;
  return { key, batch };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
