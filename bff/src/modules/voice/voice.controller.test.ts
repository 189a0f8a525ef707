import { type NestExpressApplication } from '@nestjs/platform-express';
import { startControllers } from '../../testing/app.js';
import { browser } from '../../testing/requests.js';
import { VoiceAudioController } from './voice-audio.controller.js';
import { VoiceAudioService } from './voice-audio.service.js';
import { VoicePhrasesController } from './voice-phrases.controller.js';
import { VoicePhrasesService } from './voice-phrases.service.js';
import { VoiceUtterancesController } from './voice-utterances.controller.js';
import { VoiceUtterancesService } from './voice-utterances.service.js';
import { VoicePhraseTaken, VoiceUtteranceNotFound } from './voice.errors.js';

const ID = '11111111-1111-4111-8111-111111111111';
const AT = '2026-05-03T10:00:00.000Z';
const SAID = { text: 'Lights on', engine: 'device', outcome: 'done', answer: 'Done: Lamp.', durationMs: 320 };
const TAUGHT = { phrase: 'Movie night', standsFor: 'Dim the lights to 20 %' };

describe('the voice routes', () => {
  const utterances = { create: vi.fn(), change: vi.fn(), list: vi.fn(), delete: vi.fn(), deleteAll: vi.fn() };
  const phrases = { create: vi.fn(), change: vi.fn(), list: vi.fn(), delete: vi.fn() };
  const audio = { transcribe: vi.fn(), speak: vi.fn() };
  const controllers = [VoiceUtterancesController, VoicePhrasesController, VoiceAudioController];
  const providers = [
    { provide: VoiceUtterancesService, useValue: utterances },
    { provide: VoicePhrasesService, useValue: phrases },
    { provide: VoiceAudioService, useValue: audio },
  ];
  let app: NestExpressApplication;

  beforeAll(async () => {
    app = await startControllers({ controllers, providers });
  });
  afterAll(() => app.close());
  beforeEach(() => vi.resetAllMocks());

  it('keep, list, change and delete what was said', async () => {
    const row = { id: ID, at: AT, ...SAID };
    utterances.create.mockResolvedValue({ ...row, userId: 'secret' });
    utterances.list.mockResolvedValue({ items: [row], nextCursor: null });
    utterances.change.mockResolvedValue({ ...row, outcome: 'done' });
    const client = browser(app);
    await client.post('/api/voice/utterances').send(SAID).expect(201, row);
    await client.get('/api/voice/utterances?limit=5').expect(200, { items: [row], nextCursor: null });
    expect(utterances.list).toHaveBeenCalledWith(expect.any(String), { limit: 5 });
    const change = { outcome: 'done', answer: 'Done: Lamp.' };
    await client.patch(`/api/voice/utterances/${ID}`).send(change).expect(200, row);
    expect(utterances.change).toHaveBeenCalledWith(expect.any(String), ID, change);
    await client.delete(`/api/voice/utterances/${ID}`).expect(204);
    await client.delete('/api/voice/utterances').expect(204);
    expect(utterances.deleteAll).toHaveBeenCalledOnce();
  });

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
    ['without words', { ...SAID, text: ' ' }],
    ['that is too long', { ...SAID, text: 'x'.repeat(2_001) }],
    ['with a NUL', { ...SAID, text: 'a\0b' }],
    ['of an engine that is none', { ...SAID, engine: 'ear' }],
    ['with an outcome that is none', { ...SAID, outcome: 'maybe' }],
    ['without an answer', { ...SAID, answer: '' }],
    ['with an answer that is too long', { ...SAID, answer: 'x'.repeat(4_001) }],
    ['from the future', { ...SAID, durationMs: -1 }],
    ['with an unknown key', { ...SAID, at: AT }],
  ])('keep nothing %s', async (_, body) => {
    await browser(app).post('/api/voice/utterances').send(body).expect(400);
    expect(utterances.create).not.toHaveBeenCalled();
  });

  it.each<[string, object]>([
    ['without words', { ...TAUGHT, phrase: '?!' }],
    ['that is too long', { ...TAUGHT, phrase: 'x'.repeat(201) }],
    ['that stands for nothing', { ...TAUGHT, standsFor: '' }],
    ['with an unknown key', { ...TAUGHT, key: 'movie' }],
  ])('take no phrase %s', async (_, body) => {
    await browser(app).post('/api/voice/phrases').send(body).expect(400);
    await browser(app).put(`/api/voice/phrases/${ID}`).send(body).expect(400);
    expect(phrases.create).not.toHaveBeenCalled();
    expect(phrases.change).not.toHaveBeenCalled();
  });

  it('refuse what is no request of theirs', async () => {
    const client = browser(app);
    await client.get('/api/voice/utterances?limit=0').expect(400);
    await client.patch(`/api/voice/utterances/${ID}`).send({ outcome: 'done' }).expect(400);
    await client.delete('/api/voice/utterances/1').expect(400);
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
    utterances.delete.mockRejectedValueOnce(new VoiceUtteranceNotFound());
    await browser(app).delete(`/api/voice/utterances/${ID}`).expect(404);
    phrases.create.mockRejectedValueOnce(new VoicePhraseTaken());
    const { body } = await browser(app).post('/api/voice/phrases').send(TAUGHT).expect(409);
    expect(body.code).toBe('voice_phrase_taken');
  });

  it('are closed to the signed-out', async () => {
    const signedOut = await startControllers({ controllers, providers }, null);
    const client = browser(signedOut);
    await client.get('/api/voice/utterances').expect(401);
    await client.post('/api/voice/utterances').send(SAID).expect(401);
    await client.patch(`/api/voice/utterances/${ID}`).send({}).expect(401);
    await client.delete(`/api/voice/utterances/${ID}`).expect(401);
    await client.delete('/api/voice/utterances').expect(401);
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
