import { AudioServerUnavailable, SoundRefused } from './audio.errors.js';
import { type Sound } from './audio.js';
import { FakeAudioServer } from './audio-server.fake.js';
import { OpenAiSpeaker } from './openai-speaker.js';
import { OpenAiTranscriber } from './openai-transcriber.js';

describe('an audio server', () => {
  let server: FakeAudioServer;

  beforeEach(async () => {
    server = await FakeAudioServer.start();
  });
  afterEach(() => server.stop());

  const sound = (...parts: string[]): Sound => ({
    type: 'audio/webm',
    ending: 'webm',
    bytes: (async function* () {
      for (const part of parts) yield await Promise.resolve(Buffer.from(part, 'latin1'));
    })(),
  });
  const transcriber = (timeoutMs?: number): OpenAiTranscriber =>
    new OpenAiTranscriber({ url: server.url, model: 'whisper-1', apiKey: 'secret' }, timeoutMs);
  const speaker = (timeoutMs?: number): OpenAiSpeaker =>
    new OpenAiSpeaker({ url: `${server.url}/`, model: 'tts-1', voice: 'alloy' }, timeoutMs);

  it('gets the sound as a file, with the model and the key, and gives the words', async () => {
    expect(await transcriber().transcribe(sound('\x1aE\xdf', '\xa3rest'))).toBe('Turn on the light.');

    const [request] = server.requests;
    expect(request).toMatchObject({ path: '/v1/audio/transcriptions' });
    expect(request?.headers).toMatchObject({ authorization: 'Bearer secret' });
    const [, boundary = ''] = /^multipart\/form-data; boundary=(\S+)$/.exec(
      request?.headers['content-type'] ?? '',
    )!;
    expect(request?.body.split(`--${boundary}`)).toEqual([
      '',
      '\r\nContent-Disposition: form-data; name="model"\r\n\r\nwhisper-1\r\n',
      '\r\nContent-Disposition: form-data; name="response_format"\r\n\r\njson\r\n',
      '\r\nContent-Disposition: form-data; name="file"; filename="speech.webm"\r\nContent-Type: audio/webm\r\n\r\n' +
        '\x1aE\xdf\xa3rest\r\n',
      '--\r\n',
    ]);
  });

  it('says a text with the voice that is configured', async () => {
    const { type, bytes } = await speaker().speak('Done.');

    expect([type, bytes.toString()]).toEqual(['audio/mpeg', 'ID3sound']);
    const [request] = server.requests;
    expect(request?.path).toBe('/v1/audio/speech');
    expect(request?.headers).not.toHaveProperty('authorization');
    expect(JSON.parse(request!.body)).toEqual({
      model: 'tts-1',
      voice: 'alloy',
      input: 'Done.',
      response_format: 'mp3',
    });
  });

  it.each([
    [400, SoundRefused],
    [413, SoundRefused],
    [401, AudioServerUnavailable],
    [429, AudioServerUnavailable],
    [500, AudioServerUnavailable],
  ])('that answers %i is not believed', async (status, error) => {
    server.injectFault = () => ({ status, body: '{"error":{"message":"no"}}' });

    await expect(transcriber().transcribe(sound('x'))).rejects.toThrow(error);
    await expect(speaker().speak('Done.')).rejects.toThrow(error);
  });

  it.each(['hello', '{"words":"hello"}', '[]'])('that writes down %s is of no use', async (body) => {
    server.injectFault = () => ({ status: 200, body });

    await expect(transcriber().transcribe(sound('x'))).rejects.toThrow(AudioServerUnavailable);
    await expect(speaker().speak('Done.')).rejects.toThrow('no sound');
  });

  it('that says nothing has given no sound', async () => {
    server.injectFault = () => ({ status: 200, type: 'audio/mpeg', body: '' });

    await expect(speaker().speak('Done.')).rejects.toThrow('gave nothing');
  });

  it('is not waited for without end', async () => {
    server.injectFault = () => 'silence';

    await expect(transcriber(50).transcribe(sound('x'))).rejects.toThrow('does not answer');
    await expect(speaker(50).speak('Done.')).rejects.toThrow('does not answer');
  });

  it('may be away', async () => {
    const away = new OpenAiTranscriber({ url: 'http://127.0.0.1:9/v1', model: 'whisper-1' });

    await expect(away.transcribe(sound('x'))).rejects.toThrow(AudioServerUnavailable);
  });
});
