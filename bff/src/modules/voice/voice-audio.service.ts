import { Inject, Injectable } from '@nestjs/common';
import { type CallReason, withhold } from '../../common/http/call-reason.js';
import { DomainError } from '../../common/http/problem.js';
import { RateLimit } from '../../common/http/rate-limit.js';
import { SoundRefused } from '../../integrations/audio/audio.errors.js';
import { type Speaker, SPEAKER, type Transcriber, TRANSCRIBER } from '../../integrations/audio/audio.js';
import { peek, soundTypeOf } from './sound-type.js';
import { type Transcription } from './voice-audio.dto.js';
import {
  AudioRefused,
  AudioServerFailed,
  NotAudio,
  SpeechNotConfigured,
  TranscriptionNotConfigured,
} from './voice.errors.js';

/** Hands-free, somebody may say something every few seconds; an answer is said in several parts. */
const TRANSCRIPTIONS_PER_MINUTE = 40;
const SPEECHES_PER_MINUTE = 120;

/** Sound in, words out, and the other way round, by the servers that the operator chose. Nothing of it is kept. */
@Injectable()
export class VoiceAudioService {
  private readonly transcriptions = new RateLimit(TRANSCRIPTIONS_PER_MINUTE);
  private readonly speeches = new RateLimit(SPEECHES_PER_MINUTE);

  constructor(
    @Inject(TRANSCRIBER) private readonly transcriber: Transcriber | null,
    @Inject(SPEAKER) private readonly speaker: Speaker | null,
  ) {}

  async transcribe(userId: string, bytes: AsyncIterable<Uint8Array>): Promise<Transcription> {
    const { transcriber } = this;
    if (!transcriber) throw new TranscriptionNotConfigured();
    await this.transcriptions.take(userId).catch(notSent('dictation', transcriber));
    const { start, whole } = await peek(bytes);
    const sound = soundTypeOf(start);
    if (!sound) throw new NotAudio();
    const upload = watched(whole);
    try {
      return { text: await transcriber.transcribe({ ...sound, bytes: upload.bytes }) };
    } catch (error) {
      // The sound may have been at fault and not the server, such as one that is too large.
      throw upload.failure ?? failureOf(error);
    }
  }

  async speak(userId: string, text: string): Promise<{ type: string; bytes: Buffer }> {
    const { speaker } = this;
    if (!speaker) throw new SpeechNotConfigured();
    await this.speeches.take(userId).catch(notSent('read-aloud', speaker));
    return speaker.speak(text).catch((error: unknown) => {
      throw failureOf(error);
    });
  }
}

/** Notes that a limit kept it here, and refuses it all the same. */
function notSent(reason: CallReason, { url }: { url: string }): (refusal: unknown) => never {
  return (refusal) => {
    withhold(reason, { url, why: 'limit' });
    throw refusal;
  };
}

function failureOf(error: unknown): DomainError {
  return error instanceof SoundRefused ? new AudioRefused(error) : new AudioServerFailed(error);
}

/** The same bytes, with what stopped them: who reads them may tell of it in words of its own. */
function watched(bytes: AsyncIterable<Uint8Array>): { bytes: AsyncIterable<Uint8Array>; failure?: Error } {
  const seen: { bytes: AsyncIterable<Uint8Array>; failure?: Error } = { bytes: read() };
  async function* read(): AsyncGenerator<Uint8Array> {
    try {
      yield* bytes;
    } catch (error) {
      if (error instanceof Error) seen.failure = error;
      throw error;
    }
  }
  return seen;
}
