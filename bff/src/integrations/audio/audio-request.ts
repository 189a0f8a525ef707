import { type CallReason } from '../../common/http/call-reason.js';
import { requestServer, type ServerAddress } from '../server-request.js';
import { AudioServerUnavailable, SoundRefused } from './audio.errors.js';

export interface AudioServer extends ServerAddress {
  model: string;
}

interface AudioRequest {
  reason: CallReason;
  path: string;
  type: string;
  body: string | AsyncIterable<Uint8Array>;
  timeoutMs: number;
}

/** What servers say of a sound or a text that they will never take. */
const REFUSALS = new Set([400, 413, 415, 422]);

/** A successful answer of the server, whose body is still to be read within the same time. */
export async function requestAudio(
  server: AudioServer,
  { reason, path, type, body, timeoutMs }: AudioRequest,
): Promise<Response> {
  const response = await requestServer(server, path, {
    reason,
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : ReadableStream.from(body),
    duplex: 'half',
    timeoutMs,
  }).catch((error: unknown) => {
    throw new AudioServerUnavailable('The audio server does not answer.', error);
  });
  if (response.ok) return response;
  // What it says may quote what was sent.
  await response.body?.cancel();
  if (REFUSALS.has(response.status)) throw new SoundRefused(response.status);
  throw new AudioServerUnavailable(`The audio server answered ${String(response.status)}.`);
}
