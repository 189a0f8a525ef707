import { type NestExpressApplication } from '@nestjs/platform-express';
import { startControllers } from '../../testing/app.js';
import { browser } from '../../testing/requests.js';
import { VoiceAudioController } from './voice-audio.controller.js';
import { VoiceAudioService } from './voice-audio.service.js';
import { VoicePhrasesController } from './voice-phrases.controller.js';
import { VoicePhrasesService } from './voice-phrases.service.js';
import { VoicePhraseTaken } from './voice.errors.js';

const ID = '11111111-1111-4111-8111-111111111111';
const AT = '2026-05-03T10:00:00.000Z';
const TAUGHT = { phrase: 'Movie night', command: 'Dim the lights to 20 %' };

describe('the voice routes', () => {
  const phrases = { create: vi.fn(), change: vi.fn(), list: vi.fn(), delete: vi.fn() };
  const audio = { transcribe: vi.fn(), speak: vi.fn() };
  const controllers = [VoicePhrasesController, VoiceAudioController];
  const providers = [
    { provide: VoicePhrasesService, useValue: phrases },
    { provide: VoiceAudioService, useValue: audio },
  ];
  let app: NestExpressApplication;

  beforeAll(async () => {
    app = await startControllers({ controllers, providers });
  });
  afterAll(() => app.close());
  beforeEach(() => vi.resetAllMocks());

  it('keep, list, change and delete phrases', async () => {
    const row = { id: ID, createdAt: AT, ...TAUGHT };
    phrases.create.mockResolvedValue({ ...row, key: 'movie night' });
    phrases.list.mockResolvedValue({ items: [row] });
    phrases.change.mockResolvedValue(row);
    const client = browser(app);
    const { body } = await client.post('/api/voice/phrases').send(TAUGHT).expect(201);
    expect(body).toEqual(row);
    await client.get('/api/voice/phrases').expect(200, { items: [row] });
    await client.put(`/api/voice/phrases/${ID}`).send(TAUGHT).expect(200);
    expect(phrases.change).toHaveBeenCalledWith(expect.any(String), ID, TAUGHT);
    await client.delete(`/api/voice/phrases/${ID}`).expect(204);
  });

  it('pass a sound on as it comes, and speak', async () => {
    audio.transcribe.mockImplementation(async (_user: string, bytes: AsyncIterable<Buffer>) => {
      const read: Buffer[] = [];
      for await (const part of bytes) read.push(part);
      return { text: Buffer.concat(read).toString() };
    });
    audio.speak.mockResolvedValue({ type: 'audio/mpeg', bytes: Buffer.from('sound') });
    const client = browser(app);
    await client
      .post('/api/voice/transcriptions')
      .set('Content-Type', 'application/octet-stream')
      .send(Buffer.from('hello'))
      .expect(200, { text: 'hello' });
    const { body } = await client
      .post('/api/voice/speech')
      .send({ text: 'Done.' })
      .expect(200)
      .expect('Content-Type', 'audio/mpeg');
    expect(body).toEqual(Buffer.from('sound'));
  });

  it('take no sound of more than 10 MB', async () => {
    audio.transcribe.mockImplementation(async (_user: string, bytes: AsyncIterable<Buffer>) => {
      let length = 0;
      for await (const part of bytes) length += part.length;
      return { text: String(length) };
    });
    const send = (length: number) =>
      browser(app)
        .post('/api/voice/transcriptions')
        .set('Content-Type', 'application/octet-stream')
        .send(Buffer.alloc(length));
    await send(10_000_000).expect(200, { text: '10000000' });
    await send(10_000_001).expect(413);
  });

  it.each<[string, object]>([
    ['without words', { ...TAUGHT, phrase: '?!' }],
    ['that is too long', { ...TAUGHT, phrase: 'x'.repeat(201) }],
    ['that stands for nothing', { ...TAUGHT, command: '' }],
    ['with an unknown key', { ...TAUGHT, key: 'movie' }],
  ])('take no phrase %s', async (_, body) => {
    await browser(app).post('/api/voice/phrases').send(body).expect(400);
    await browser(app).put(`/api/voice/phrases/${ID}`).send(body).expect(400);
    expect(phrases.create).not.toHaveBeenCalled();
    expect(phrases.change).not.toHaveBeenCalled();
  });

  it('refuse what is no request of theirs', async () => {
    const client = browser(app);
    await client.delete('/api/voice/phrases/1').expect(400);
    await client
      .post('/api/voice/speech')
      .send({ text: 'x'.repeat(1_001) })
      .expect(400);
    audio.transcribe.mockImplementation(async (_user: string, bytes: AsyncIterable<Buffer>) => {
      for await (const part of bytes) expect(part).toBeUndefined();
    });
    await client.post('/api/voice/transcriptions').send({ text: 'no sound' }).expect(415);
  });

  it('say why they do not', async () => {
    phrases.create.mockRejectedValueOnce(new VoicePhraseTaken());
    const { body } = await browser(app).post('/api/voice/phrases').send(TAUGHT).expect(409);
    expect(body.code).toBe('voice_phrase_taken');
  });

  it('are closed to the signed-out', async () => {
    const signedOut = await startControllers({ controllers, providers }, null);
    const client = browser(signedOut);
    await client.get('/api/voice/phrases').expect(401);
    await client.post('/api/voice/phrases').send(TAUGHT).expect(401);
    await client.put(`/api/voice/phrases/${ID}`).send(TAUGHT).expect(401);
    await client.delete(`/api/voice/phrases/${ID}`).expect(401);
    await client.post('/api/voice/speech').send({ text: 'Done.' }).expect(401);
    await client
      .post('/api/voice/transcriptions')
      .set('Content-Type', 'application/octet-stream')
      .send(Buffer.from('OggS'))
      .expect(401);
    await signedOut.close();
  });
});
