import { type Speaker } from './audio.js';
import { AudioServerUnavailable } from './audio.errors.js';
import { type AudioServer, requestAudio } from './audio-request.js';

export interface SpeakingServer extends AudioServer {
  voice: string;
}

const TIMEOUT_MS = 30_000;
/** A thousand characters take about 1 MB of MP3. */
const MAX_BYTES = 10_000_000;

/** Any server that speaks OpenAI's `POST /audio/speech`: OpenAI itself, Speaches, Kokoro, LocalAI. */
export class OpenAiSpeaker implements Speaker {
  constructor(
    private readonly server: SpeakingServer,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {}

  get url(): string {
    return this.server.url;
  }

  async speak(text: string): Promise<{ type: string; bytes: Buffer }> {
    const { model, voice } = this.server;
    const response = await requestAudio(this.server, {
      reason: 'read-aloud',
      path: '/audio/speech',
      type: 'application/json',
      body: JSON.stringify({ model, voice, input: text, response_format: 'mp3' }),
      timeoutMs: this.timeoutMs,
    });
    const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
    if (!/^audio\/[\w.+-]+$/.test(type)) {
      await response.body?.cancel();
      throw new AudioServerUnavailable('The audio server gave no sound.');
    }
    return { type, bytes: await readAll(response) };
  }
}

async function readAll({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > MAX_BYTES) break;
    }
  } catch (error) {
    throw new AudioServerUnavailable('The audio server broke off.', error);
  }
  if (length === 0 || length > MAX_BYTES)
    throw new AudioServerUnavailable(`The audio server gave ${length === 0 ? 'nothing' : 'too much'}.`);
  return Buffer.concat(chunks);
}
