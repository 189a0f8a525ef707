import { type ApiError, fromProblem, toApiError } from '../../../api/api-error';
import type { Transcription } from '../../../api/generated/voice.gen';
import { CLIENT_HEADERS } from '../../../api/request';

/** Why the server made no words of a sound, or no sound of words; the message is for the user. */
export class SoundFailure extends Error {
  readonly status: number;

  constructor({ message, status }: ApiError) {
    super(message);
    this.status = status;
  }
}

/** What is said in a recording; empty where nothing is. Throws SoundFailure. */
export async function transcribe(recording: Blob, signal: AbortSignal): Promise<string> {
  const response = await send('/api/voice/transcriptions', 'application/octet-stream', recording, signal);
  return ((await response.json()) as Transcription).text;
}

/** A text of up to 1,000 characters, spoken: an encoded sound. Throws SoundFailure. */
export async function fetchSpeech(text: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await send('/api/voice/speech', 'application/json', JSON.stringify({ text }), signal);
  return response.arrayBuffer();
}

async function send(url: string, type: string, body: Blob | string, signal: AbortSignal): Promise<Response> {
  const headers = { ...CLIENT_HEADERS, 'Content-Type': type };
  const response = await fetch(url, {
    method: 'POST',
    credentials: 'include',
    headers,
    body,
    signal,
  }).catch((error: unknown) => {
    throw new SoundFailure(toApiError({ status: 'FETCH_ERROR', error: String(error) }));
  });
  if (response.ok) return response;
  const problem: unknown = await response.json().catch(() => null);
  throw new SoundFailure(fromProblem(response.status, problem));
}
