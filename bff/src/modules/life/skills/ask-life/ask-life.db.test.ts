import { sql } from 'drizzle-orm';
import { medianOf } from '../../../../common/statistics/baseline.js';
import { Database } from '../../../../database/database.js';
import { oneDriver } from '../../../../testing/database.js';
import { captureMemory } from '../../../../testing/memory-requests.js';
import { signedInBrowser } from '../../../../testing/requests.js';
import { sharedProduct, signedIn } from '../../../../testing/shared-product.js';
import { ConversationTrashRepository } from '../../../chat/conversation-trash.repository.js';
import { MoodEntriesRepository } from '../../../mood/mood-entries.repository.js';
import { MoodErasure } from '../../../mood/mood-erasure.service.js';
import { isTold, sampleYear, type SampleDay } from '../../../sample-data/sample-year.js';
import { type CommandResult } from '../../../skills/commands/commands.dto.js';

const DAY_MS = 86_400_000;
const YEAR = sampleYear();
const TOLD = YEAR.filter(isTold);
const of = (day: SampleDay | undefined, metric: string): number | undefined => day?.morning[metric];
const before = ({ daysAgo }: SampleDay): SampleDay | undefined =>
  TOLD.find((other) => other.daysAgo === daysAgo + 1);
const hasTag = ({ tags }: SampleDay, name: string): boolean => tags.some((tag) => tag.name === name);
const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / values.length;

/** The right answer, from the generator alone: the newest value, and the last day before it that was as high. */
function lastAsHigh(metric: string): { newest: SampleDay; then: SampleDay } {
  const measured = YEAR.filter((day) => of(day, metric) !== undefined);
  const newest = measured.at(-1)!;
  return { newest, then: measured.slice(0, -1).findLast((day) => of(day, metric)! >= of(newest, metric)!)! };
}

describe.each(oneDriver)('questions across life on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });
  const ana = signedIn(product, beforeAll);

  beforeAll(async () => {
    await ana.post('/api/sample-data').send({}).expect(201);
    await product.settled();
  });

  const run = async (text: string, who = ana): Promise<CommandResult> =>
    (await who.post('/api/skills/run').send({ text }).expect(200)).body as CommandResult;
  const refused = async (text: string, who = ana): Promise<string> =>
    (await who.post('/api/skills/run').send({ text }).expect(422)).body.detail as string;
  const dayOf = (daysAgo: number): string =>
    new Date(product.clock.now().getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  const daysIn = ({ run: done }: CommandResult): string[] =>
    (done?.charts ?? []).flatMap((chart) => (chart.of === 'day' ? [chart.date] : []));

  it('finds the last day as rested as today, and tells what was of it', async () => {
    const { newest, then } = lastAsHigh('sleep-duration');
    const answered = await run('When did I last feel this rested, and what did I do that day?');
    expect(daysIn(answered)).toEqual([dayOf(then.daysAgo), dayOf(newest.daysAgo)]);
    expect(answered.answer).toContain(`${String(of(newest, 'sleep-duration'))} h`);
    expect(answered.answer).toContain(`${String(of(then, 'sleep-duration'))} h`);
    expect(answered.answer).toContain('I go by your hours asleep');
    expect(answered.answer).toContain('What I know of');
  });

  it('finds the last day with a heart rate as high, and what was told then', async () => {
    const { newest, then } = lastAsHigh('resting-heart-rate');
    const happenedAt = `${dayOf(then.daysAgo)}T12:00:00.000Z`;
    await captureMemory(ana, 'The tax letter worries me.', { happenedAt });
    const answered = await run('What was on my mind the last time my resting heart rate was this high?');
    expect(daysIn(answered)).toEqual([dayOf(then.daysAgo), dayOf(newest.daysAgo)]);
    expect(answered.answer).toContain(`${String(of(then, 'resting-heart-rate'))} bpm`);
    expect(answered.answer).toContain('“The tax letter worries me.”');
    // The log holds no word of a memory.
    expect(answered.run?.result).not.toContain('tax');
  });

  it('tells what sets great days apart: friends, which the year has planted', async () => {
    const great = TOLD.filter(({ mood }) => mood === 5);
    const others = TOLD.filter(({ mood }) => mood < 5);
    const [withFriends, without] = [great, others].map(
      (days) => days.filter((day) => hasTag(day, 'Friends')).length,
    );
    const { answer } = await run('What do I do on days I feel great?');
    expect(answer).toContain(`${String(great.length)} days in the last two years count as great`);
    expect(answer).toContain(`Friends: on ${String(withFriends)} of ${String(great.length)} of these days`);
    expect(answer).toContain(`on ${String(without)} of ${String(others.length)} others`);
    expect(answer.indexOf('Friends')).toBeLessThan(
      answer.includes('may be nothing') ? answer.indexOf('may be nothing') : answer.length,
    );
    expect(answer).toContain('What causes what, this cannot tell.');
  });

  it('holds nights after walks against other nights', async () => {
    const nights = YEAR.filter((day) => of(day, 'sleep-duration') !== undefined && before(day));
    const [after, other] = [true, false].map((walked) =>
      nights
        .filter((day) => hasTag(before(day)!, 'Walk') === walked)
        .map((day) => of(day, 'sleep-duration')!),
    );
    const { answer } = await run('Did I sleep better after walks?');
    const told = (value: number): string => String(Number(value.toFixed(2)));
    expect(answer).toContain(`${String(after!.length)} days with Walk: ${told(meanOf(after!))} h`);
    expect(answer).toContain(`${String(other!.length)} other days: ${told(meanOf(other!))} h`);
    expect(meanOf(after!)).toBeGreaterThan(meanOf(other!));
    expect(answer).toMatch(/^Hours asleep: [\d.]+ h more with Walk \(95% interval: /u);
  });

  it('holds nights with an open window against those with a closed one', async () => {
    const ben = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    const window = {
      id: 'binary_sensor.window',
      name: 'Bedroom window',
      domain: 'binary_sensor',
      state: 'off',
    };
    await ben
      .put('/api/home/simulated')
      .send({ floors: [], areas: [], entities: [window] })
      .expect(200);
    expect(await refused('Did I sleep better with the window open?', ben)).toContain('Nothing of that');
    const { id } = (await ben.get('/api/me').expect(200)).body as { id: string };
    const database = product.app.get(Database);
    const asleep = Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? 8 : 7) + (at % 5) / 10);
    const readings = asleep.map((value, at) => ({
      ...{ metric: 'sleep-duration', value, unit: 'h' },
      at: `${dayOf(asleep.length - at)}T07:30:00.000Z`,
    }));
    for (const part of [readings.slice(0, 20), readings.slice(20)])
      await ben.post('/api/readings/entries').send({ readings: part }).expect(201);
    for (const at of asleep.keys()) {
      const daysAgo = asleep.length - at;
      const evening = `${dayOf(daysAgo + 1)}T20:30:00.000Z`;
      const state = at % 2 === 0 ? 'on' : 'off';
      await database.forUser(id, (tx) =>
        tx.execute(sql`insert into home_states (user_id, entity_number, at, state, cause)
          select user_id, number, ${evening}::timestamptz, ${state}, 'outside' from home_entities
          where user_id = ${id} and id = ${window.id}`),
      );
    }
    const { answer } = await run('Did I sleep better with the window open?', ben);
    const [open, shut] = [0, 1].map((odd) => asleep.filter((_, at) => at % 2 === odd));
    expect(answer).toContain(`20 days with Bedroom window open`);
    expect(answer).toContain(`${String(Number(meanOf(open!).toFixed(2)))} h on average`);
    expect(answer).toContain(`20 other days: ${String(Number(meanOf(shut!).toFixed(2)))} h`);
    expect(answer).toMatch(/^Hours asleep: 1 h more/u);
    expect(medianOf(open!)).toBeGreaterThan(medianOf(shut!));
  });

  it('names whom the week before an illness names', async () => {
    expect(await refused('Who did I see the week before I was ill?')).toBe('You told me of no illness.');
    const ago = (days: number): object => ({ happenedAt: `${dayOf(days)}T12:00:00.000Z` });
    await captureMemory(ana, 'I was ill and stayed in bed.', ago(30));
    await captureMemory(ana, 'I was not ill at all.', ago(5));
    await captureMemory(ana, 'Had dinner with Jonas.', ago(33));
    await captureMemory(ana, 'Had lunch with Priya.', ago(39));
    await product.settled();
    const friends = TOLD.filter((day) => day.daysAgo > 30 && day.daysAgo <= 37 && hasTag(day, 'Friends'));
    const answered = await run('Who did I see the week before I was ill?');
    expect(answered.answer).toContain('“I was ill and stayed in bed.”');
    expect(answered.answer).toContain('Jonas, on one day');
    expect(answered.answer).not.toContain('Priya');
    expect(answered.answer.includes('Friends')).toBe(friends.length > 0);
    expect(answered.run?.result).not.toContain('bed');
    expect(daysIn(answered)).toContain(dayOf(30));
  });

  it('answers in German', async () => {
    const { answer } = await run('Habe ich nach Walk besser geschlafen?');
    expect(answer).toMatch(/^Schlaf: /u);
  });

  it('says plainly that nothing is known, and shows nobody else’s days', async () => {
    const ben = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    for (const text of [
      'When did I last feel this rested?',
      'What do I do on days I feel great?',
      'Did I sleep better after walks?',
      'Who did I see the week before I was ill?',
    ])
      expect(await refused(text, ben)).not.toMatch(/\d/u);
    expect(await refused('Did I sleep better with the piano?')).toContain('Nothing I know tells of “piano”');
  });

  it('cites the memories that it quotes, and loses their words with them', async () => {
    const cleo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    const at = (days: number): object => ({ happenedAt: `${dayOf(days)}T12:00:00.000Z` });
    await captureMemory(cleo, 'I was ill and stayed in bed.', at(30));
    await captureMemory(cleo, 'Had dinner with Jonas.', at(33));
    await product.settled();
    const { id } = (await cleo.post('/api/conversations').send({}).expect(201)).body as { id: string };
    const text = 'Who did I see the week before I was ill?';
    const idempotencyKey = crypto.randomUUID();
    await cleo.post(`/api/conversations/${id}/messages`).send({ text, idempotencyKey }).expect(200);
    await product.settled();
    const told = async (): Promise<string> => (await cleo.get(`/api/conversations/${id}`).expect(200)).text;
    expect(await told()).toMatch(/I was ill and stayed in bed\.” \[1\].*Jonas.*\[2\]/u);
    const { items } = (await cleo.get('/api/memories').expect(200)).body as { items: { id: string }[] };
    for (const memory of items) {
      await cleo.delete(`/api/memories/${memory.id}`).expect(204);
      await cleo.delete(`/api/memories/trash/${memory.id}`).expect(200);
    }
    expect(await told()).not.toMatch(/stayed in bed|Jonas/u);
  });

  it('loses the words of a mood and of a chat with them', async () => {
    const dora = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    const at = `${dayOf(20)}T12:00:00.000Z`;
    const readings = [at, `${dayOf(1)}T07:30:00.000Z`].map((time) => ({
      ...{ metric: 'sleep-duration', value: 8, unit: 'h', at: time },
    }));
    await dora.post('/api/readings/entries').send({ readings }).expect(201);
    const talk = async (text: string): Promise<string> => {
      const { id } = (await dora.post('/api/conversations').send({}).expect(201)).body as { id: string };
      const idempotencyKey = crypto.randomUUID();
      await dora.post(`/api/conversations/${id}/messages`).send({ text, idempotencyKey }).expect(200);
      await product.settled();
      return id;
    };
    const said = async (id: string): Promise<string> =>
      (await dora.get(`/api/conversations/${id}`).expect(200)).text;
    const asked = await talk('Where is the letter of my lawyer?');
    await product.app
      .get(Database)
      .forSystem('test', (tx) =>
        tx.execute(sql`update messages set created_at = ${at}::timestamptz where conversation_id = ${asked}`),
      );
    const mood = { mood: 2, note: 'Quarrelled with Jonas.', tags: [], at };
    const { body } = await dora
      .post('/api/mood-entries')
      .send({ ...mood, idempotencyKey: crypto.randomUUID() })
      .expect(201);
    const answer = await talk('When did I last feel this rested?');
    expect(await said(answer)).toMatch(/Quarrelled with Jonas/u);
    await dora.delete(`/api/mood-entries/${(body as { id: string }).id}`).expect(204);
    // It can be restored for a day: until then it is only out of sight.
    expect(await said(answer)).toContain('Quarrelled');
    const later = new Date(Date.now() + DAY_MS);
    await product.app.get(MoodEntriesRepository).purge(later, product.app.get(MoodErasure).run);
    expect(await said(answer)).not.toMatch(/Quarrelled|Jonas/u);
    expect(await said(answer)).toContain('rested on something that you removed');

    const next = await talk('When did I last feel this rested?');
    expect(await said(next)).toContain('lawyer');
    await dora.delete(`/api/conversations/${asked}`).expect(204);
    await product.app.get(ConversationTrashRepository).purge(later);
    expect(await said(next)).not.toContain('lawyer');
  });
});
