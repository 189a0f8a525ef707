import { AudioServerUnavailable, SoundRefused } from './audio.errors.js';

export interface AudioServer {
  /** Such as http://localhost:8000/v1. */
  url: string;
  model: string;
  apiKey?: string | undefined;
}

interface AudioRequest {
  path: string;
  type: string;
  body: string | AsyncIterable<Uint8Array>;
  timeoutMs: number;
}

/** What servers say of a sound or a text that they will never take. */
const REFUSALS = new Set([400, 413, 415, 422]);

/** A successful answer of the server, whose body is still to be read within the same time. */
export async function requestAudio(
  { url, apiKey }: AudioServer,
  { path, type, body, timeoutMs }: AudioRequest,
): Promise<Response> {
  const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
    method: 'POST',
    headers: { 'content-type': type, ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }) },
    body: typeof body === 'string' ? body : ReadableStream.from(body),
    duplex: 'half',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new AudioServerUnavailable('The audio server does not answer.', error);
  });
  if (response.ok) return response;
  // What it says may quote what was sent.
  await response.body?.cancel();
  if (REFUSALS.has(response.status)) throw new SoundRefused(response.status);
  throw new AudioServerUnavailable(`The audio server answered ${String(response.status)}.`);
}
