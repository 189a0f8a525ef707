import { sql } from 'drizzle-orm';
import { oneDriver } from '../../testing/database.js';
import { signedInBrowser } from '../../testing/requests.js';
import { sharedProduct, signedIn } from '../../testing/shared-product.js';
import { VoicePhrasesService } from './voice-phrases.service.js';

describe.each(oneDriver)('voice on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeEach);
  let anaId: string;

  beforeEach(async () => {
    anaId = (await ana.get('/api/me')).body.id as string;
  });

  const teach = (phrase: string, command: string) => ana.post('/api/voice/phrases').send({ phrase, command });
  const resolve = (text: string): Promise<string> =>
    product.app.get(VoicePhrasesService).resolve(anaId, text);

  it('puts the sentence in the place of a phrase, however it is written, and leaves the rest alone', async () => {
    await teach('Movie night!', 'Dim the lights to 20 %').expect(201);
    expect(await resolve('movie  NIGHT')).toBe('Dim the lights to 20 %');
    expect(await resolve('movie night please')).toBe('movie night please');
    expect(await resolve('?!')).toBe('?!');
  });

  it('does what a phrase stands for', async () => {
    await ana.post('/api/home/simulated/sample').send({}).expect(201);
    await teach('Night night', 'Turn off the hallway light').expect(201);
    const { body } = await ana
      .post('/api/skills/run')
      .send({ text: 'night night', channel: 'voice' })
      .expect(200);
    expect(body).toMatchObject({
      outcome: 'completed',
      run: { channel: 'voice', targets: ['light.hallway'] },
    });
  });

  it('has each phrase once, and changes and deletes it', async () => {
    const { body: movie } = await teach('Movie night', 'Dim the lights').expect(201);
    await teach('movie night.', 'Lights off').expect(409);
    const { body: bed } = await teach('Bed time', 'Lights off').expect(201);
    const change = (id: string, phrase: string) =>
      ana.put(`/api/voice/phrases/${id}`).send({ phrase, command: 'Close the blinds' });
    await change(bed.id as string, 'MOVIE NIGHT').expect(409);
    await change(movie.id as string, 'Movie night?').expect(200);
    expect(await resolve('movie night')).toBe('Close the blinds');
    const { body: list } = await ana.get('/api/voice/phrases').expect(200);
    expect(list.items.map(({ phrase }: { phrase: string }) => phrase)).toEqual(['Bed time', 'Movie night?']);
    await ana.delete(`/api/voice/phrases/${movie.id}`).expect(204);
    await ana.delete(`/api/voice/phrases/${movie.id}`).expect(404);
    await change(movie.id as string, 'Gone').expect(404);
    expect(await resolve('movie night')).toBe('movie night');
  });

  it('keeps to 500 phrases, and those of everybody to themselves', async () => {
    await product.database.database.forSystem('test: teach', (tx) =>
      tx.execute(sql`
        insert into voice_phrases (user_id, phrase, key, command, created_at)
        select ${anaId}, 'phrase ' || n, 'phrase ' || n, 'Lights off', now() from generate_series(1, 500) n`),
    );
    const { body } = await teach('one more', 'Lights off').expect(409);
    expect(body.code).toBe('too_many_voice_phrases');
    const eva = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    await eva.post('/api/voice/phrases').send({ phrase: 'phrase 1', command: 'Lights on' }).expect(201);
    expect(await resolve('phrase 1')).toBe('Lights off');
  });
});
