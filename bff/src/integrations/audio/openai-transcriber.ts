import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Sound, type Transcriber } from './audio.js';
import { AudioServerUnavailable } from './audio.errors.js';
import { type AudioServer, requestAudio } from './audio-request.js';

/** Below the 60 s that the front door waits for an answer. */
const TIMEOUT_MS = 45_000;

const answer = z.object({ text: z.string() });

/** Any server that speaks OpenAI's `POST /audio/transcriptions`: OpenAI itself, Speaches, whisper.cpp, LocalAI. */
export class OpenAiTranscriber implements Transcriber {
  constructor(
    private readonly server: AudioServer,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {}

  get url(): string {
    return this.server.url;
  }

  async transcribe(sound: Sound): Promise<string> {
    const boundary = `twyn-${randomUUID()}`;
    const response = await requestAudio(this.server, {
      reason: 'dictation',
      path: '/audio/transcriptions',
      type: `multipart/form-data; boundary=${boundary}`,
      body: form(boundary, { model: this.server.model, response_format: 'json' }, sound),
      timeoutMs: this.timeoutMs,
    });
    const body: unknown = await response.json().catch((error: unknown) => {
      throw new AudioServerUnavailable('The audio server gave no JSON.', error);
    });
    const parsed = answer.safeParse(body);
    if (!parsed.success) throw new AudioServerUnavailable('The audio server gave no text.');
    return parsed.data.text.trim();
  }
}

/** Written part by part: FormData would hold the whole sound before the first byte of it is sent on. */
async function* form(
  boundary: string,
  fields: Record<string, string>,
  { bytes, type, ending }: Sound,
): AsyncGenerator<Uint8Array> {
  for (const [name, value] of Object.entries(fields))
    yield Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  const head = `Content-Disposition: form-data; name="file"; filename="speech.${ending}"\r\nContent-Type: ${type}`;
  yield Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`);
  yield* bytes;
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}
