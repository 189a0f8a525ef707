import { Module } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import { type Speaker, SPEAKER, type Transcriber, TRANSCRIBER } from './audio.js';
import { OpenAiSpeaker } from './openai-speaker.js';
import { OpenAiTranscriber } from './openai-transcriber.js';

@Module({
  providers: [
    { provide: TRANSCRIBER, inject: [ENV], useFactory: transcriber },
    { provide: SPEAKER, inject: [ENV], useFactory: speaker },
  ],
  exports: [TRANSCRIBER, SPEAKER],
})
export class AudioModule {}

function transcriber(env: Env): Transcriber | null {
  if (env.TRANSCRIPTION_URL === undefined || env.TRANSCRIPTION_MODEL === undefined) return null;
  return new OpenAiTranscriber({
    url: env.TRANSCRIPTION_URL,
    model: env.TRANSCRIPTION_MODEL,
    apiKey: env.TRANSCRIPTION_API_KEY,
  });
}

function speaker(env: Env): Speaker | null {
  if (env.SPEECH_URL === undefined || env.SPEECH_MODEL === undefined) return null;
  return new OpenAiSpeaker({
    url: env.SPEECH_URL,
    model: env.SPEECH_MODEL,
    voice: env.SPEECH_VOICE,
    apiKey: env.SPEECH_API_KEY,
  });
}
