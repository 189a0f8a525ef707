import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { PayloadTooLargeException } from '@nestjs/common';
import { FakeAudioServer } from '../../integrations/audio/audio-server.fake.js';
import { OpenAiSpeaker } from '../../integrations/audio/openai-speaker.js';
import { OpenAiTranscriber } from '../../integrations/audio/openai-transcriber.js';
import { WITHHELD_CALLS } from '../../common/http/call-reason.js';
import { TooManyRequests } from '../../common/http/request-errors.js';
import { VoiceAudioService } from './voice-audio.service.js';
import {
  AudioRefused,
  AudioServerFailed,
  NotAudio,
  SpeechNotConfigured,
  TranscriptionNotConfigured,
} from './voice.errors.js';

async function* parts(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text, 'latin1'));
}

describe('sound and words', () => {
  let server: FakeAudioServer;
  let audio: VoiceAudioService;

  beforeEach(async () => {
    server = await FakeAudioServer.start();
    audio = new VoiceAudioService(
      new OpenAiTranscriber({ url: server.url, model: 'whisper-1' }),
      new OpenAiSpeaker({ url: server.url, model: 'tts-1', voice: 'alloy' }),
    );
  });
  afterEach(() => server.stop());

  it('go to the configured server and come back', async () => {
    expect(await audio.transcribe('ana', parts('OggS', ' and the rest'))).toEqual({
      text: 'Turn on the light.',
    });
    expect(server.requests[0]?.body).toContain('filename="speech.ogg"');
    expect(server.requests[0]?.body).toContain('OggS and the rest');
    expect((await audio.speak('ana', 'Done.')).type).toBe('audio/mpeg');
  });

  it('are refused where no server is configured', async () => {
    const none = new VoiceAudioService(null, null);
    await expect(none.transcribe('ana', parts('OggS'))).rejects.toThrow(TranscriptionNotConfigured);
    await expect(none.speak('ana', 'Done.')).rejects.toThrow(SpeechNotConfigured);
  });

  it('that are no sound never reach the server', async () => {
    await expect(audio.transcribe('ana', parts('<html>'))).rejects.toThrow(NotAudio);
    await expect(audio.transcribe('ana', parts())).rejects.toThrow(NotAudio);
    expect(server.requests).toEqual([]);
  });

  it('are answered with whose fault it was', async () => {
    server.injectFault = () => ({ status: 400, body: '{}' });
    await expect(audio.transcribe('ana', parts('OggS'))).rejects.toThrow(AudioRefused);
    server.injectFault = () => ({ status: 500, body: '{}' });
    await expect(audio.transcribe('ana', parts('OggS'))).rejects.toThrow(AudioServerFailed);
    await expect(audio.speak('ana', 'Done.')).rejects.toThrow(AudioServerFailed);
  });

  it('that break off in the middle are not the server’s fault', async () => {
    async function* tooLarge(): AsyncGenerator<Buffer> {
      yield* parts('OggS and the rest');
      throw new PayloadTooLargeException();
    }
    await expect(audio.transcribe('ana', tooLarge())).rejects.toThrow(PayloadTooLargeException);
  });

  it('are limited to 40 sounds a minute', async () => {
    const sent = Array.from({ length: 41 }, () => audio.transcribe('ana', parts('OggS')));
    const settled = await Promise.allSettled(sent);
    expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    await expect(audio.transcribe('ida', parts('OggS'))).resolves.toEqual({ text: 'Turn on the light.' });
  });

  it('are rationed by the minute, each by itself and for each user, and what is kept here is noted', async () => {
    const withheld: unknown[] = [];
    const hear = (call: unknown): void => void withheld.push(call);
    subscribe(WITHHELD_CALLS, hear);
    onTestFinished(() => void unsubscribe(WITHHELD_CALLS, hear));
    const [text, sound] = ['Hello.', { type: 'audio/mpeg', bytes: Buffer.from('') }];
    const transcribe = vi.fn(() => Promise.resolve(text));
    const speak = vi.fn(() => Promise.resolve(sound));
    const rationed = new VoiceAudioService(
      { url: 'http://ear/v1', transcribe },
      { url: 'http://voice/v1', speak },
    );
    for (let asked = 0; asked < 40; asked += 1) await rationed.transcribe('ana', parts('OggS'));
    await expect(rationed.transcribe('ana', parts('OggS'))).rejects.toThrow(TooManyRequests);
    for (let asked = 0; asked < 120; asked += 1) await rationed.speak('ana', 'Done.');
    await expect(rationed.speak('ana', 'Done.')).rejects.toThrow(TooManyRequests);
    expect([transcribe, speak].map(({ mock }) => mock.calls.length)).toEqual([40, 120]);
    expect(withheld).toEqual([
      { url: 'http://ear/v1', why: 'limit' },
      { url: 'http://voice/v1', why: 'limit' },
    ]);
    await rationed.transcribe('bo', parts('OggS'));
    await rationed.speak('bo', 'Done.');
  });
});
