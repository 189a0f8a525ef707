import { DatabaseUnavailable } from '../../../database/database.errors.js';
import { oneDriver } from '../../../testing/database.js';
import { captureMemory } from '../../../testing/memory-requests.js';
import { type Browser, signedInBrowser } from '../../../testing/requests.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { MoodEntriesRepository } from '../../mood/mood-entries.repository.js';
import { MoodErasure } from '../../mood/mood-erasure.service.js';
import { type MoodEntryList } from '../../mood/mood-entries.dto.js';
import { MoodService } from '../../mood/mood.service.js';
import { type ReadingSeries } from '../readings.dto.js';
import { type CommandResult } from '../../skills/commands/commands.dto.js';

const DAY_S = 86_400;

describe.each(oneDriver)('the body and the mood on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeEach);

  const run = async (text: string, who: Browser = ana): Promise<CommandResult> =>
    (await who.post('/api/skills/run').send({ text }).expect(200)).body as CommandResult;
  const refused = async (text: string): Promise<string> =>
    (await ana.post('/api/skills/run').send({ text }).expect(422)).body.detail as string;
  const undo = (id = ''): Promise<unknown> => ana.post(`/api/skills/runs/${id}/undo`).send({}).expect(200);
  const around = (): string => {
    const now = product.clock.now().getTime();
    const [from, before] = [now - 30 * DAY_S * 1000, now + DAY_S * 1000].map((at) =>
      new Date(at).toISOString(),
    );
    return `from=${from}&before=${before}`;
  };
  const series = async (metric: string, who: Browser = ana): Promise<ReadingSeries> =>
    (await who.get(`/api/readings?metric=${metric}&${around()}`).expect(200)).body as ReadingSeries;
  const values = async (metric: string): Promise<number[]> =>
    (await series(metric)).items.map(({ value }) => value);
  const moods = async (who: Browser = ana): Promise<MoodEntryList['items']> =>
    ((await who.get(`/api/mood-entries?${around()}`).expect(200)).body as MoodEntryList).items;

  it('keeps a reading, tells it, shows it, and takes it back', async () => {
    const logged = await run('Log weight 80.5 kg');
    expect(logged.answer).toBe('Weight 80.5 kg noted.');
    expect(logged.run?.charts).toMatchObject([{ of: 'reading', metric: 'body-weight' }]);
    expect(await series('weight')).toMatchObject({
      label: 'Weight',
      unit: 'kg',
      items: [{ value: 80.5 }],
    });
    expect((await run('What is my weight?')).answer).toMatch(
      /^Your weight was 80.5 kg today at \d\d:\d\d\.$/,
    );
    await undo(logged.run?.id);
    expect(await values('body-weight')).toEqual([]);
    expect(await refused('What is my weight?')).toContain('No weight readings');
  });

  it('keeps what was so before at its time, says so, and shows it', async () => {
    const long = await run('Log weight 79 kg 60 days ago');
    expect(long.answer).toMatch(/^Weight 79 kg noted for \d+ \w+( \d{4})?\.$/);
    const [chart] = long.run?.charts ?? [];
    const [from, before] = [chart?.from ?? '', chart?.before ?? ''];
    const { body } = await ana.get('/api/readings').query({ metric: 'weight', from, before }).expect(200);
    expect(body.items).toMatchObject([{ value: 79 }]);
    expect((await run('Log 6 hours of sleep yesterday')).answer).toBe('Sleep 6 h noted for yesterday.');
    expect((await run('I felt lonely two days ago')).answer).toMatch(/^Mood lonely \(bad\) noted for /);
    expect((await run('How much did I sleep yesterday?')).answer).toContain('6 h');
  });

  it('adds up what a day holds', async () => {
    await run('I drank two glasses of water');
    await run('Log 300 ml of water');
    expect(await values('water-intake')).toEqual([800]);
    expect((await run('How much water did I drink today?')).answer).toBe(
      'Your water intake is 800 ml today.',
    );
  });

  it('takes the last reading away, says which, and tells the one before', async () => {
    await run('Log weight 81.2 kg yesterday');
    await run('I weigh 80.4 kg');
    expect((await run('Delete my last weight')).answer).toBe('Weight 80.4 kg removed.');
    expect(await values('body-weight')).toEqual([81.2]);
    expect((await run('What is my weight?')).answer).toMatch(/^Your weight was 81.2 kg yesterday/);
  });

  it('keeps both numbers of a blood pressure and takes both away', async () => {
    const { answer, run: logged } = await run('My blood pressure is 120 over 80');
    expect(answer).toBe('Systolic blood pressure 120 mmHg and diastolic blood pressure 80 mmHg noted.');
    expect(logged?.charts).toHaveLength(2);
    const removed = await run('Delete my last blood pressure reading');
    expect(await values('systolic-blood-pressure')).toEqual([]);
    await undo(removed.run?.id);
    expect(await values('diastolic-blood-pressure')).toEqual([80]);
  });

  it('undoes all of it or nothing, and removes nothing where a part is refused', async () => {
    const logged = await run('My blood pressure is 120 over 80');
    await run('Delete my last diastolic blood pressure');
    await ana.post(`/api/skills/runs/${logged.run?.id}/undo`).send({}).expect(422);
    expect(await values('systolic-blood-pressure')).toEqual([120]);

    await run('I feel great');
    await run('Log weight 80 kg');
    await ana
      .post('/api/skills/run')
      .send({ text: 'Delete my last weight and tell me my resting heart rate' })
      .expect(422);
    expect(await values('body-weight')).toEqual([80]);
  });

  it('keeps no reading of a sentence whose mood could not be kept', async () => {
    vi.spyOn(product.app.get(MoodService), 'log').mockRejectedValueOnce(new DatabaseUnavailable(null));
    await ana.post('/api/skills/run').send({ text: 'Log weight 80 kg and mood good' }).expect(503);
    expect(await values('body-weight')).toEqual([]);
  });

  it('takes and tells units as the user chose them', async () => {
    await ana.patch('/api/me/settings').send({ units: 'imperial' }).expect(200);
    await run('Log weight 176');
    await run('Log weight 80 kg');
    expect(await series('body-weight')).toMatchObject({
      unit: 'lb',
      items: [{ value: 176 }, { value: 176.4 }],
    });
  });

  it('keeps metrics of one’s own in the unit that they had first', async () => {
    await run('Log 30 push-ups');
    await run('Log 30 g of protein');
    expect(await series('push-ups')).toMatchObject({ label: 'Push ups', unit: '', items: [{ value: 30 }] });
    expect(await series('protein')).toMatchObject({ unit: 'g' });
    expect((await run('Log 2 kg of protein')).answer).toBe('Protein 2,000 g noted.');
    expect((await run('What is my push-ups trend?')).answer).toContain(
      'One reading isn’t enough for a trend.',
    );
  });

  it('refuses what cannot be, and keeps nothing of it', async () => {
    expect(await refused('Log weight 800 kg')).toBe(
      'A weight of 800 kg can’t be right. Please say it again.',
    );
    expect((await run('My blood pressure is 120 over 8')).outcome).toBe('none');
    expect(await values('body-weight')).toEqual([]);
    expect(await values('systolic-blood-pressure')).toEqual([]);
  });

  it('keeps a mood, tells it over a time, and takes the last away', async () => {
    await run('I feel great');
    product.clock.advance({ seconds: 1 });
    await run('I feel stressed');
    product.clock.advance({ seconds: 1 });
    const last = await run('Log mood as good');
    expect(last).toMatchObject({ answer: 'Mood good noted.', run: { charts: [{ of: 'mood' }] } });
    expect((await moods()).map(({ mood, word }) => [mood, word])).toEqual([
      [5, 'great'],
      [2, 'stressed'],
      [4, 'good'],
    ]);
    expect((await run('How have I been feeling this week?')).answer).toBe(
      'You felt between bad and great this week: 1 great, 1 good, 1 bad.',
    );
    expect((await run('Delete my last mood')).answer).toBe('Mood good removed.');
    expect((await run('How is my mood?')).answer).toMatch(/^You felt stressed today at /);
  });

  it('tells a mood by its word in a chat, which goes with it, and by the scale in the log', async () => {
    const mood = { mood: 2, word: 'becalmed', tags: [], at: product.clock.now().toISOString() };
    const kept = await ana
      .post('/api/mood-entries')
      .send({ ...mood, idempotencyKey: crypto.randomUUID() })
      .expect(201);
    const { id } = (await ana.post('/api/conversations').send({}).expect(201)).body as { id: string };
    await ana.post(`/api/conversations/${id}/messages`).send({ text: 'How is my mood?' }).expect(200);
    await product.settled();
    const told = async (address = `/api/conversations/${id}`): Promise<string> =>
      (await ana.get(address).expect(200)).text;
    expect(await told()).toContain('You felt becalmed');
    expect(await told('/api/skills/runs')).toMatch(/You felt bad today/);
    expect(await told('/api/skills/runs')).not.toContain('becalmed');
    await ana.delete(`/api/mood-entries/${(kept.body as { id: string }).id}`).expect(204);
    const later = new Date(product.clock.now().getTime() + DAY_S * 1000);
    await product.app.get(MoodEntriesRepository).purge(later, product.app.get(MoodErasure).run);
    expect(await told()).not.toContain('becalmed');
  });

  it('does a mood, a reading and a room in one go, and undoes them as one', async () => {
    await ana.post('/api/home/simulated/sample').send({}).expect(201);
    await run('Log heart rate 62');
    const done = await run('I feel stressed, what is my heart rate, and turn on the bathroom light');
    expect(done.answer).toContain('Mood stressed (bad) noted. Your heart rate was 62 bpm');
    expect(done.run?.skills).toEqual(['mood.log', 'reading.query', 'home.on']);
    await undo(done.run?.id);
    expect(await moods()).toEqual([]);
    const { body } = await ana.get('/api/home/entities').expect(200);
    expect(
      (body.items as { id: string; state: string }[]).find(({ id }) => id === 'light.bathroom')?.state,
    ).toBe('off');
  });

  it('looks in the memory for what was never told as a reading, and else says how to keep one', async () => {
    const { body: talk } = await ana.post('/api/conversations').send({}).expect(201);
    const ask = async (text: string): Promise<string> => {
      await ana.post(`/api/conversations/${talk.id}/messages`).send({ text }).expect(200);
      const { body } = await ana.get(`/api/conversations/${talk.id}`).expect(200);
      return body.messages.at(-1).text as string;
    };
    expect(await ask('What is my weight?')).toContain('Say “log weight” and the number to add one.');
    await captureMemory(ana, 'My weight is 82 kg since the summer.');
    await product.settled();
    expect(await ask('What is my weight?')).toContain('82 kg');
    expect(await ask('Log weight 80.5 kg')).toBe('Weight 80.5 kg noted.');
    expect(await ask('What is my weight?')).toContain('Your weight was 80.5 kg');
    expect(await ask('And yesterday?')).not.toContain('Unrecognized');
    await ask('I drank a glass of water');
    expect(await ask('And yesterday?')).toContain('No water intake readings yesterday.');
  });

  it('is nobody else’s', async () => {
    await run('Log weight 80.5 kg');
    await run('I feel great');
    const bob = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    expect((await series('body-weight', bob)).items).toEqual([]);
    expect(await moods(bob)).toEqual([]);
    await bob.post('/api/skills/run').send({ text: 'Delete my last weight' }).expect(422);
    expect(await values('body-weight')).toEqual([80.5]);
  });

  it.each([
    ['/api/readings', 400],
    ['/api/readings?metric=weight&from=yesterday&before=today', 400],
    ['/api/readings?metric=%00&from=2026-11-01T00:00:00Z&before=2026-12-01T00:00:00Z', 400],
    ['/api/mood-entries?from=2026-11-01T00:00:00Z', 400],
  ])('%s is answered with %i', async (path, status) => {
    await ana.get(path).expect(status);
  });

  it('tells when a limit was passed last, which month was how, and how this week was against the last', async () => {
    const now = product.clock.now().getTime();
    const at = (days: number): string => new Date(now - days * DAY_S * 1000).toISOString();
    const longAgo = new Date(now - 40 * DAY_S * 1000);
    const month = longAgo.toLocaleString('en', { month: 'long', timeZone: 'UTC' });
    // Twice in one month of long ago, whichever day it is now.
    const inMonth = (day: number): string =>
      new Date(Date.UTC(longAgo.getUTCFullYear(), longAgo.getUTCMonth(), day, 7)).toISOString();
    const readings = [
      { metric: 'heart-rate-variability-rmssd', value: 64, at: at(16) },
      { metric: 'heart-rate-variability-rmssd', value: 52, at: at(4) },
      { metric: 'resting-heart-rate', value: 58, at: inMonth(4) },
      { metric: 'resting-heart-rate', value: 60, at: inMonth(20) },
      { metric: 'sleep-duration', value: 7, at: at(0) },
      { metric: 'sleep-duration', value: 6, at: at(7) },
    ];
    await ana.post('/api/readings/entries').send({ readings }).expect(201);
    expect((await run('When did my HRV last beat 60?')).answer).toMatch(/last over 60 ms .*, at 64 ms\.$/u);
    expect((await run('When did my HRV last beat 90?')).answer).toContain('never over 90 ms');
    expect((await run(`What was my resting heart rate in ${month}?`)).answer).toContain('59 bpm on average');
    expect((await run('How did I sleep this week against last?')).answer).toMatch(/7 h .*6 h .*1 h more/u);
  });
});
