import { sql } from 'drizzle-orm';
import { DatabaseUnavailable } from '../../../database/database.errors.js';
import { Transactions } from '../../../database/transactions.js';
import { type TestProduct } from '../../../testing/app.js';
import { drivers, oneDriver } from '../../../testing/database.js';
import { entity } from '../../../testing/factories/home.js';
import { type Browser, signedInBrowser } from '../../../testing/requests.js';
import { type SkillRun } from '../../skills/runs/runs.dto.js';
import { SkillExecutor } from '../../skills/handlers/skill-executor.service.js';
import { ScheduledCalls } from './scheduled-calls.js';
import { ScheduledCommandWork } from './scheduled-command-work.js';
import { MAX_WAITING_COMMANDS } from './scheduled-commands.errors.js';
import { type ScheduledCommandResponse } from './scheduled-commands.dto.js';
import { ScheduledCommandsPurge } from './scheduled-commands-purge.js';
import { ScheduledCommandsRepository } from './scheduled-commands.repository.js';
import { ScheduledCommandsRunner } from './scheduled-commands-runner.js';
import { type ScheduleRequest, ScheduledCommandsService } from './scheduled-commands.service.js';
import { NobodyListens } from '../../../testing/live-events.js';
import { sharedProduct } from '../../../testing/shared-product.js';

const LAMP = 'light.lamp';
const LAMPS = Array.from({ length: 11 }, (_, index) => `light.lamp_${String(index)}`);
const on = (...targets: string[]) => ({ skill: 'home.on', parameters: {}, targets });
const HOME = {
  floors: [],
  areas: [],
  entities: [
    entity(LAMP, 'Lamp', null),
    entity('lock.front', 'Front Door', null, { state: 'locked' }),
    entity('cover.garage', 'Garage Door', null, { deviceClass: 'garage', state: 'closed' }),
    entity('cover.blind', 'Blind', null, { deviceClass: 'blind', state: 'closed' }),
    ...LAMPS.map((id) => entity(id, id, null)),
  ],
};

/** A person with a home, and what they may say of later. */
class Person {
  private constructor(
    private readonly product: TestProduct,
    readonly browser: Browser,
    readonly id: string,
  ) {}

  static async move(product: TestProduct): Promise<Person> {
    const browser = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    await browser.put('/api/home/simulated').send(HOME).expect(200);
    return new Person(product, browser, (await browser.get('/api/me').expect(200)).body.id as string);
  }

  request(more: Partial<ScheduleRequest> = {}, minutes = 10): ScheduleRequest {
    return {
      ...{ calls: [on(LAMP)], source: 'turn on the lamp in ten minutes', timeZone: 'Europe/Berlin' },
      dueAt: new Date(this.product.clock.now().getTime() + minutes * 60_000),
      ...more,
    };
  }

  async schedule(more: Partial<ScheduleRequest> = {}, minutes?: number): Promise<ScheduledCommandResponse> {
    const kept = await this.product.app
      .get(ScheduledCommandsService)
      .schedule(this.id, this.request(more, minutes));
    if (kept.outcome !== 'scheduled') throw new Error(kept.question);
    return kept.command;
  }

  async list(): Promise<ScheduledCommandResponse[]> {
    const { body } = await this.browser.get('/api/scheduled-commands').expect(200);
    return body.items as ScheduledCommandResponse[];
  }

  async runs(): Promise<SkillRun[]> {
    const { body } = await this.browser.get('/api/skills/runs?channel=schedule').expect(200);
    return body.items as SkillRun[];
  }

  async stateOf(id: string): Promise<string | undefined> {
    const { body } = await this.browser.get('/api/home/entities').expect(200);
    return (body.items as { id: string; state: string }[]).find((each) => each.id === id)?.state;
  }

  async post(path: string, status = 200, body: object = {}): Promise<ScheduledCommandResponse> {
    const answer = await this.browser.post(`/api/scheduled-commands/${path}`).send(body).expect(status);
    return answer.body as ScheduledCommandResponse;
  }
}

describe.each(drivers)('a command that is due, on %s', (driver) => {
  const product = sharedProduct(driver);
  let ana: Person;

  beforeEach(async () => {
    ana = await Person.move(product);
  });

  it('is done once, however many processes find it', async () => {
    const { id } = await ana.schedule();
    product.clock.advance({ minutes: 10 });
    const { app, clock } = product;
    const replica = (): ScheduledCommandWork =>
      new ScheduledCommandWork(
        app.get(ScheduledCommandsRepository),
        app.get(ScheduledCalls),
        app.get(Transactions),
        clock,
        new NobodyListens(),
      );
    await Promise.all(Array.from({ length: 5 }, () => replica().run({ userId: ana.id, id })));
    await product.app.get(ScheduledCommandsRunner).settled();
    expect(await ana.stateOf(LAMP)).toBe('on');
    expect(await ana.runs()).toHaveLength(1);
    const { body } = await ana.browser.get('/api/home/activity').expect(200);
    expect(body.items).toMatchObject([{ channel: 'schedule' }]);
  });

  it('is done by the next process where one ended in the middle, and nothing of the first is left', async () => {
    const { id } = await ana.schedule();
    await product.app.get(ScheduledCommandsRunner).settled();
    product.clock.advance({ minutes: 10 });
    const commands = product.app.get(ScheduledCommandsRepository);
    const store = vi
      .spyOn(commands, 'store')
      .mockRejectedValueOnce(new DatabaseUnavailable(new Error('killed')));
    await expect(product.app.get(ScheduledCommandWork).run({ userId: ana.id, id })).rejects.toThrow();
    expect(store).toHaveBeenCalledOnce();
    expect([await ana.stateOf(LAMP), await ana.runs()]).toEqual(['off', []]);
    await product.app.get(ScheduledCommandsRunner).settled();
    expect([await ana.stateOf(LAMP), (await ana.runs()).length]).toEqual(['on', 1]);
  });

  it('is found for whoever it is, the next one by its time', async () => {
    const commands = product.app.get(ScheduledCommandsRepository);
    const bo = await Person.move(product);
    const due = await ana.schedule({}, 5);
    const later = await bo.schedule({}, 7);
    product.clock.advance({ minutes: 6 });
    const now = product.clock.now();
    expect(await commands.findDue(now, 10)).toEqual([{ userId: ana.id, id: due.id }]);
    expect((await commands.findNextDue(now))?.toISOString()).toBe(later.dueAt);
    await bo.post(`${later.id}/cancel`);
    expect(await commands.findNextDue(now)).toBeUndefined();
    await product.app.get(ScheduledCommandsRunner).settled();
    expect(await commands.findDue(now, 10)).toEqual([]);
  });
});

describe.each(oneDriver)('commands for later, on %s', (driver) => {
  const product = sharedProduct(driver);
  let ana: Person;

  beforeEach(async () => {
    ana = await Person.move(product);
  });

  const settled = (): Promise<void> => product.app.get(ScheduledCommandsRunner).settled();
  const schedule = (request: ScheduleRequest, userId = ana.id) =>
    product.app.get(ScheduledCommandsService).schedule(userId, request);

  it('wait in Reminders, are done when they are due, and are told of for a day', async () => {
    const kept = await ana.schedule({ text: 'turn on the lamp' });
    expect(kept).toMatchObject({ status: 'waiting', text: 'Turn on the lamp', outcome: null });
    await settled();
    expect(await ana.stateOf(LAMP)).toBe('off');
    product.clock.advance({ minutes: 10 });
    await settled();
    const [done] = await ana.list();
    expect(done).toMatchObject({
      status: 'finished',
      outcome: 'done',
      result: expect.stringContaining('Lamp'),
    });
    expect(await ana.runs()).toMatchObject([{ id: done!.runId, canUndo: true, channel: 'schedule' }]);
    product.clock.advance({ days: 1, minutes: 1 });
    expect(await ana.list()).toEqual([]);
  });

  it('are undone like everything else', async () => {
    await ana.schedule();
    product.clock.advance({ minutes: 10 });
    await settled();
    const [run] = await ana.runs();
    await ana.browser.post(`/api/skills/runs/${run!.id}/undo`).send({}).expect(200);
    expect(await ana.stateOf(LAMP)).toBe('off');
  });

  it('come again, keep what came of the last time, and can be left out once', async () => {
    const { id, dueAt } = await ana.schedule({ recurrence: { every: 'day', interval: 1 } });
    const day = (days: number): string =>
      new Date(new Date(dueAt).getTime() + days * 86_400_000).toISOString();
    const skipped = await ana.post(`${id}/skip`, 200, { dueAt });
    expect(skipped.recurrence).toMatchObject({ every: 'day', timeZone: 'Europe/Berlin' });
    expect(await ana.post(`${id}/skip`, 200, { dueAt })).toEqual(skipped);
    product.clock.advance({ minutes: 11 });
    await settled();
    expect(await ana.stateOf(LAMP)).toBe('off');
    product.clock.advance({ days: 1 });
    await settled();
    expect(await ana.list()).toMatchObject([{ id, status: 'waiting', outcome: 'done' }]);
    expect(await ana.stateOf(LAMP)).toBe('on');
    expect(new Date((await ana.list())[0]!.dueAt) > new Date(day(1))).toBe(true);
    await ana.post(`${id}/cancel`);
    expect(await ana.list()).toEqual([]);
  });

  it('are done late and said to be where nobody was there, and left out after an hour', async () => {
    await ana.schedule({ text: 'late' }, 10);
    await ana.schedule({ text: 'missed', calls: [on('light.lamp_1')] }, 1);
    product.clock.advance({ minutes: 62 });
    await settled();
    expect(await ana.list()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ outcome: 'done', result: expect.stringMatching(/\(52 minutes late\.\)$/) }),
        expect.objectContaining({
          outcome: 'missed',
          result: expect.stringMatching(
            /^It was due at .*\d\d:\d\d, when I was not running, so I left it out\.$/,
          ),
        }),
      ]),
    );
    expect([await ana.stateOf(LAMP), await ana.stateOf('light.lamp_1')]).toEqual(['on', 'off']);
    expect(await ana.runs()).toHaveLength(2);
  });

  it('are checked when they are done: what is gone by then is told', async () => {
    await ana.schedule();
    await ana.browser
      .put('/api/home/simulated')
      .send({ ...HOME, entities: [] })
      .expect(200);
    product.clock.advance({ minutes: 10 });
    await settled();
    expect(await ana.list()).toMatchObject([
      { status: 'finished', outcome: 'failed', result: expect.stringContaining('home') },
    ]);
    expect(await ana.runs()).toMatchObject([{ canUndo: false }]);
  });

  it('open and unlock nothing, neither as they are set up nor by what became of a device', async () => {
    for (const call of [
      { ...on('lock.front'), skill: 'home.unlock' },
      { ...on('cover.garage'), skill: 'home.open' },
    ])
      await expect(schedule(ana.request({ calls: [call], isConfirmed: true }))).rejects.toThrow(
        'I only do it while you ask for it',
      );
    await ana.schedule({ calls: [{ ...on('cover.blind'), skill: 'home.open' }] });
    const entities = HOME.entities.map((each) =>
      each.id === 'cover.blind' ? { ...each, deviceClass: 'garage' } : each,
    );
    await ana.browser
      .put('/api/home/simulated')
      .send({ ...HOME, entities })
      .expect(200);
    product.clock.advance({ minutes: 10 });
    await settled();
    expect(await ana.list()).toMatchObject([{ outcome: 'failed' }]);
    expect(await ana.stateOf('cover.blind')).toBe('closed');
  });

  it('that reach many devices wait for a yes before they are kept', async () => {
    const request = ana.request({ calls: [on(...LAMPS)] });
    expect(await schedule(request)).toMatchObject({
      ...{ outcome: 'awaiting_confirmation', question: expect.stringContaining('11 devices') },
    });
    expect(await ana.list()).toEqual([]);
    await ana.schedule({ ...request, isConfirmed: true });
    product.clock.advance({ minutes: 10 });
    await settled();
    expect(await ana.list()).toMatchObject([{ outcome: 'done' }]);
    expect(await ana.stateOf(LAMPS[10]!)).toBe('on');
  });

  it.each<[string, Partial<ScheduleRequest>, string]>([
    ['for a time that is past', { dueAt: new Date(0) }, 'That time has passed'],
    ['that nobody does', { calls: [{ skill: 'media.dance', parameters: {}, targets: [] }] }, 'can’t do that'],
    ['of nothing', { calls: [] }, 'can’t do that later'],
    ['that lack something', { calls: [{ ...on(), missing: 'target' }] }, 'can’t do that later'],
    ['of a context that is off', { disabledContexts: ['home'] }, 'switched off in this conversation'],
  ])('are refused %s', async (_, more, words) => {
    await expect(schedule(ana.request(more))).rejects.toThrow(words);
    expect(await ana.list()).toEqual([]);
  });

  it('put back what was, unless it was changed again', async () => {
    const turnedOn = async (): Promise<string> => {
      const { run } = await product.app
        .get(SkillExecutor)
        .execute([on(LAMP)], { userId: ana.id, timeZone: 'UTC', channel: 'api' });
      return run!.id;
    };
    await ana.schedule({ calls: [], undoesRunId: await turnedOn(), source: 'lamp on for ten minutes' });
    expect(await ana.stateOf(LAMP)).toBe('on');
    product.clock.advance({ minutes: 600 });
    await settled();
    expect(await ana.stateOf(LAMP)).toBe('off');
    expect(await ana.list()).toMatchObject([
      { outcome: 'done', result: expect.stringMatching(/^It is as it was before\. \(590 minutes late\.\)/) },
    ]);

    await ana.schedule({ calls: [], undoesRunId: await turnedOn() });
    await ana.browser
      .post(`/api/home/entities/${LAMP}/actions`)
      .send({ service: 'turn_on', parameters: { brightness_pct: 20 } })
      .expect(201);
    product.clock.advance({ minutes: 10 });
    await settled();
    expect(await ana.stateOf(LAMP)).toBe('on');
    expect((await ana.list())[0]).toMatchObject({
      outcome: 'failed',
      result: expect.stringContaining('since'),
    });

    const undone = await turnedOn();
    await ana.schedule({ calls: [], undoesRunId: undone });
    await ana.browser.post(`/api/skills/runs/${undone}/undo`).send({}).expect(200);
    product.clock.advance({ minutes: 10 });
    await settled();
    expect((await ana.list())[0]).toMatchObject({ outcome: 'done', result: 'It was undone before.' });
  });

  it('put back what another command for later did, each time', async () => {
    const recurrence = { every: 'day', interval: 1 } as const;
    const first = await ana.schedule({ recurrence }, 10);
    await ana.schedule({ calls: [], undoesCommandId: first.id, recurrence }, 20);
    for (let day = 0; day < 2; day += 1) {
      product.clock.advance({ minutes: 10 });
      await settled();
      expect(await ana.stateOf(LAMP)).toBe('on');
      product.clock.advance({ minutes: 10 });
      await settled();
      expect(await ana.stateOf(LAMP)).toBe('off');
      product.clock.advance({ days: 1, minutes: -20 });
    }
    const never = await ana.schedule({}, 30);
    await ana.schedule({ calls: [], undoesCommandId: never.id }, 20);
    await ana.post(`${never.id}/cancel`);
    product.clock.advance({ minutes: 40 });
    await settled();
    expect((await ana.list()).filter(({ outcome }) => outcome === 'failed')).toMatchObject([
      { result: 'What this was to take back wasn’t done.' },
    ]);
  });

  it('of a talk end what they began, and are taken back before it', async () => {
    const at = (minutes: number): string =>
      new Date(product.clock.now().getTime() + minutes * 60_000).toISOString();
    const say = (...parameters: object[]) =>
      product.app.get(SkillExecutor).execute(
        parameters.map((each) => ({
          ...{ skill: 'command.later', targets: [] },
          parameters: { source: 'lamp on in 10 minutes for 10 minutes', text: 'lamp on', ...each },
        })),
        { userId: ana.id, timeZone: 'UTC', channel: 'api' },
      );
    const wish = () => [
      { calls: [on(LAMP)], dueAt: at(10) },
      { isTakenBack: true, dueAt: at(20) },
    ];
    await say(...wish());
    product.clock.advance({ minutes: 10 });
    await settled();
    expect(await ana.stateOf(LAMP)).toBe('on');
    product.clock.advance({ minutes: 10 });
    await settled();
    expect(await ana.stateOf(LAMP)).toBe('off');

    const { run } = await say(...wish());
    await ana.browser.post(`/api/skills/runs/${run!.id}/undo`).send({}).expect(200);
    expect((await ana.list()).filter(({ status }) => status === 'waiting')).toEqual([]);
    const unlock = { ...on('lock.front'), skill: 'home.unlock' };
    await expect(say({ calls: [unlock], dueAt: at(10) })).rejects.toThrow(
      'I only do it while you ask for it',
    );
  });

  it('are kept once, however often that is asked, and cancelled once', async () => {
    const id = crypto.randomUUID();
    const first = await ana.schedule({ id });
    expect(await ana.schedule({ id, text: 'again' })).toEqual(first);
    const cancelled = await ana.post(`${id}/cancel`);
    expect(await ana.post(`${id}/cancel`)).toEqual(cancelled);
    await ana.post(`${id}/skip`, 409);
    const { id: once } = await ana.schedule();
    await ana.post(`${once}/skip`, 409);
    product.clock.advance({ minutes: 10 });
    await settled();
    await ana.post(`${once}/cancel`, 409);
    await ana.post(`${crypto.randomUUID()}/cancel`, 404);
  });

  it('belong to whom they are of', async () => {
    const { id } = await ana.schedule();
    const bo = await Person.move(product);
    expect(await bo.list()).toEqual([]);
    await bo.post(`${id}/cancel`, 404);
    await bo.post(`${id}/skip`, 404);
    expect(await ana.list()).toMatchObject([{ id, status: 'waiting' }]);
  });

  it('are kept to a number that can be looked through, and go some time after', async () => {
    const { id } = await ana.schedule();
    await product.database.database.forUser(ana.id, (tx) =>
      tx.execute(sql`
        insert into scheduled_commands
          (user_id, id, status, text, source, calls, is_confirmed, due_at, time_zone)
        select user_id, gen_random_uuid(), 'waiting', text, source, calls, false, due_at, time_zone
        from scheduled_commands, generate_series(2, ${MAX_WAITING_COMMANDS})`),
    );
    await expect(schedule(ana.request())).rejects.toThrow('200 commands wait');
    await ana.post(`${id}/cancel`);
    product.clock.advance({ days: 91 });
    await product.app.get(ScheduledCommandsPurge).purge();
    const { rows } = await product.database.database.readAsSystem((tx) =>
      tx.execute(sql`select count(*)::int as left, bool_or(id = ${id}::uuid) as "isThere"
        from scheduled_commands where user_id = ${ana.id}::uuid`),
    );
    expect(rows).toEqual([{ left: MAX_WAITING_COMMANDS - 1, isThere: false }]);
  });
});
