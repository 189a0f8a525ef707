import { ENGLISH } from '../../../testing/phrases.js';
import { flat } from '../../../testing/factories/home.js';
import { oneDriver } from '../../../testing/database.js';
import { signedInBrowser } from '../../../testing/requests.js';
import { type Reminder } from '../reminders.dto.js';
import { RemindersService } from '../reminders.service.js';
import { type List } from '../lists/lists.dto.js';
import { ListsService } from '../lists/lists.service.js';
import { parse } from '../../../testing/parse.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { ListsHandler } from './lists.skill.js';
import {
  type Effect,
  type HandlerResult,
  type SkillHandler,
  type RunContext,
} from '../../skills/kit/skill-handler.js';
import { RemindersHandler } from './reminders.skill.js';
import { TimersHandler } from './timers.skill.js';

const ZONE = 'Europe/Paris';

describe.each(oneDriver)('what is asked to be remembered, on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeEach);
  let context: RunContext;
  let handlers: SkillHandler[];

  beforeAll(() => {
    const [reminders, lists] = [product.app.get(RemindersService), product.app.get(ListsService)];
    handlers = [new RemindersHandler(reminders), new TimersHandler(reminders), new ListsHandler(lists)];
  });
  beforeEach(async () => {
    const { body } = await ana.get('/api/me').expect(200);
    context = {
      userId: body.id as string,
      timeZone: ZONE,
      now: product.clock.now(),
      channel: 'api',
      phrases: ENGLISH,
    };
  });

  const handlerFor = (skill: string): SkillHandler =>
    handlers.find(({ skills }) => skills.some(({ name }) => name === skill))!;
  const here = (): RunContext => ({ ...context, now: product.clock.now() });

  async function run(text: string): Promise<HandlerResult> {
    const { outcome, intents } = parse(text, { home: flat(), now: product.clock.now(), timeZone: ZONE });
    expect([text, outcome]).toEqual([text, 'act']);
    return handlerFor(intents[0]!.skill).perform(intents, here());
  }
  const say = async (text: string): Promise<string> => (await run(text)).answer;
  /** As it comes back from where it was kept. */
  const undo = (skill: string, { effect }: HandlerResult): Promise<void> =>
    handlerFor(skill).undo!(JSON.parse(JSON.stringify(effect)) as Effect, here());
  const open = async (): Promise<Reminder[]> =>
    (await ana.get('/api/reminders').expect(200)).body.items as Reminder[];
  const texts = async (): Promise<string[]> => (await open()).map(({ text }) => text);
  const lists = async (): Promise<Record<string, string[]>> => {
    const { items } = (await ana.get('/api/lists').expect(200)).body as { items: List[] };
    const shown = ({ text, isDone }: List['items'][number]): string => (isDone ? `${text} ✓` : text);
    return Object.fromEntries(items.map((list) => [list.name, list.items.map(shown)]));
  };

  it('is set, told, put off, done and cancelled', async () => {
    expect(await say('remind me to call Ana tomorrow at 9')).toBe(
      'I’ll remind you tomorrow at 09:00: call Ana.',
    );
    await say('remind me to water the plants tomorrow at 10 am');
    expect(await say('what are my reminders for tomorrow')).toBe(
      'You have 2 reminders: call Ana (tomorrow at 09:00) and water the plants (tomorrow at 10:00).',
    );
    expect(await say('snooze the reminder to call Ana for 10 minutes')).toMatch(
      /^I’ll remind you again at \d\d:\d\d: call Ana\.$/,
    );
    expect(await say('mark the reminder to call Ana as done')).toBe('Done: call Ana.');
    expect(await say('cancel the reminder to water the plants')).toBe('Cancelled: water the plants.');
    expect(await texts()).toEqual([]);
    expect(await say('what are my reminders')).toBe('You have no reminders.');
  });

  it('is asked about where two things fit, and nothing happens', async () => {
    await say('remind me to call Ana tomorrow at 9');
    await say('remind me to call Ben tomorrow at 10 am');
    await expect(run('cancel the reminder to call')).rejects.toThrow(
      'Which one: call Ana (tomorrow at 09:00) or call Ben (tomorrow at 10:00)?',
    );
    await expect(run('cancel the reminder to feed the cat')).rejects.toThrow(
      'You have no reminder like that.',
    );
    expect(await texts()).toEqual(['call Ana', 'call Ben']);
    expect(await say('cancel all my reminders')).toBe('Cancelled: call Ana and call Ben.');
  });

  it('is taken back, unless it was changed since', async () => {
    const set = await run('remind me to call Ana tomorrow at 9');
    const done = await run('mark the reminder to call Ana as done');
    await undo('reminder', done);
    expect(await texts()).toEqual(['call Ana']);
    product.clock.advance({ seconds: 1 });
    await say('snooze the reminder to call Ana for 5 minutes');
    await expect(undo('reminder', set)).rejects.toThrow('It’s changed since, so it can’t be undone.');
    expect(await texts()).toEqual(['call Ana']);

    const alarm = await run('wake me up at 7');
    expect(await texts()).toContain('Alarm');
    await undo('alarm', alarm);
    expect(await texts()).toEqual(['call Ana']);
  });

  it('comes again, is done and left out for once, and is told with its days', async () => {
    const ask = async (parameters: object): Promise<string> => {
      const call = { skill: 'reminder', parameters: { ...parameters }, targets: [] };
      return (await handlerFor('reminder').perform([call], here())).answer;
    };
    const bins = {
      ...{ operation: 'set', text: 'put the bins out', dueAt: '2030-05-02T16:00:00Z' },
      recurrence: { every: 'week', weekdays: [4] },
    };
    expect(await ask(bins)).toBe('I’ll remind you every Thursday at 18:00: put the bins out.');
    expect(await ask({ operation: 'query' })).toBe(
      'You have 1 reminder: put the bins out (on 2 May 2030 at 18:00, every Thursday at 18:00).',
    );
    expect(await ask({ operation: 'complete', text: 'bins' })).toBe(
      'Done: put the bins out (next on 9 May 2030 at 18:00).',
    );
    const call = { skill: 'reminder', parameters: { operation: 'skip', text: 'bins' }, targets: [] };
    const skipped = await handlerFor('reminder').perform([call], here());
    expect(skipped.answer).toBe('Skipped: put the bins out (next on 16 May 2030 at 18:00).');
    await undo('reminder', skipped);
    expect(await open()).toMatchObject([{ dueAt: '2030-05-09T16:00:00.000Z' }]);
    expect(await ask({ operation: 'remove', text: 'bins' })).toBe('Cancelled: put the bins out.');
    await ask({ operation: 'set', text: 'once', dueAt: '2030-05-02T16:00:00Z' });
    expect(await ask({ operation: 'skip', text: 'once' })).toBe('Cancelled: once.');
  });

  it('leaves out the alarm of one day, and cancels one that comes once', async () => {
    expect(await say('wake me every day at 7')).toMatch(/every day at 07:00/);
    expect(await say('no alarm tomorrow')).toMatch(/^Skipped: Alarm \(next /);
    expect(await open()).toMatchObject([{ kind: 'alarm', status: 'open', recurrence: { every: 'day' } }]);
    expect(await say('skip the alarm')).toMatch(/^Skipped: Alarm \(next /);
    await say('cancel the alarm');
    await say('set an alarm for 8 am tomorrow');
    expect(await say('no alarm tomorrow')).toBe('Cancelled: Alarm.');
  });

  it('rings once, and is no reminder', async () => {
    expect(await say('set an alarm for 8 am tomorrow')).toBe('The alarm is set for tomorrow at 08:00.');
    expect(await say('what are my reminders')).toBe('You have no reminders.');
    expect(await say('what alarms are set')).toBe('You have 1 alarm: Alarm (tomorrow at 08:00).');
    expect(await say('cancel all alarms')).toBe('Cancelled: Alarm.');
  });

  it('runs as a timer, stands still, runs on and ends', async () => {
    expect(await say('set a 10 minute timer called pizza')).toBe('The pizza timer is running: 10 minutes.');
    product.clock.advance({ minutes: 4 });
    expect(await say('how long is left on the pizza timer')).toBe('The pizza timer has 6 minutes left.');
    const paused = await run('pause the timer');
    expect(paused.answer).toBe('The pizza timer is paused with 6 minutes left.');
    product.clock.advance({ minutes: 30 });
    expect(await say('resume the timer')).toBe('The pizza timer resumed with 6 minutes left.');
    const longer = await run('add 5 minutes to the pizza timer');
    expect(longer.answer).toBe('The pizza timer has 11 minutes left.');
    await undo('timer.manage', longer);
    expect(await say('take 2 minutes off the pizza timer')).toBe('The pizza timer has 4 minutes left.');
    product.clock.advance({ minutes: 5 });
    expect(await say('how long is left on the timer')).toBe('The pizza timer is done.');
    expect(await say('cancel the pizza timer')).toBe('The pizza timer is cancelled.');
    await expect(run('pause the timer')).rejects.toThrow('No timer is running.');
  });

  it('is called by its length where it has no name', async () => {
    expect(await say('set a timer for 5 minutes')).toBe('Timer set for 5 minutes.');
    expect(await say('cancel the timer')).toBe('The 5 minutes timer is cancelled.');
  });

  it('tells timers apart by name and length', async () => {
    await say('set a 10 minute timer called pizza');
    await say('set a timer for 1 hour');
    await expect(run('pause the timer')).rejects.toThrow('Which one: the pizza timer or the 1 hour timer?');
    expect(await say('pause the 1 hour timer')).toBe('The 1 hour timer is paused with 1 hour left.');
    expect(await say('cancel all timers')).toBe('All 2 timers are cancelled.');
  });

  it('does no part of what it cannot do wholly', async () => {
    const asked = [
      { skill: 'timer.start', parameters: { durationSeconds: 60 }, targets: [] },
      { skill: 'timer.manage', parameters: { operation: 'pause', name: 'egg' }, targets: [] },
    ];
    await expect(handlerFor('timer.start').perform(asked, here())).rejects.toThrow(
      'You have no timer like that.',
    );
    expect(await open()).toEqual([]);
  });

  it('is put on lists, ticked off and taken away', async () => {
    expect(await say('add Oat Milk to my shopping list')).toBe('On your shopping list now: Oat Milk.');
    expect(await say('add eggs, flour and butter to the grocery list')).toBe(
      'On your shopping list now: eggs, flour and butter.',
    );
    await say('add oat milk to my shopping list');
    expect(await lists()).toEqual({ shopping: ['Oat Milk', 'eggs', 'flour', 'butter'] });
    expect(await say('check milk off my shopping list')).toBe('Ticked off your shopping list: Oat Milk.');
    expect(await say('remove eggs from my shopping list')).toBe('Removed from your shopping list: eggs.');
    expect(await say('what is on my shopping list')).toBe('On your shopping list: flour and butter.');
    await expect(run('remove caviar from my shopping list')).rejects.toThrow('“caviar” isn’t on your list.');

    const emptied = await run('clear my shopping list');
    expect(await lists()).toEqual({ shopping: [] });
    await undo('list', emptied);
    expect(await lists()).toEqual({ shopping: ['Oat Milk ✓', 'flour', 'butter'] });
    const renamed = await run('rename my shopping list to Groceries');
    expect(renamed.answer).toBe('Your shopping list is called “Groceries” now.');
    expect(Object.keys(await lists())).toEqual(['Groceries']);
    await undo('list', renamed);
    const deleted = await run('delete my shopping list');
    expect(await lists()).toEqual({});
    await undo('list', deleted);
    expect(await lists()).toEqual({ shopping: ['Oat Milk ✓', 'flour', 'butter'] });
  });

  it('is asked about where it is on two lists', async () => {
    await say('create a list called Christmas');
    await say('add tea to the christmas list');
    await say('add green tea to the party list');
    await expect(run('check off green')).resolves.toMatchObject({
      answer: 'Ticked off your party list: green tea.',
    });
    await say('add tea to the party list');
    await expect(run('check off tea')).rejects.toThrow('Which one: tea (Christmas) or tea (party)?');
    await expect(run('create a list called Christmas')).rejects.toThrow(
      'You already have a list called “Christmas”.',
    );
    expect(await say('show me my lists')).toBe('Your lists: Christmas and party.');
  });

  it('stays between a user and their twin', async () => {
    const set = await run('remind me to call Ana tomorrow at 9');
    const bo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    const { body } = await bo.get('/api/me').expect(200);
    const stranger = { ...here(), userId: body.id as string };
    const effect = JSON.parse(JSON.stringify(set.effect)) as Effect;
    await expect(handlerFor('reminder').undo!(effect, stranger)).rejects.toThrow('changed since');
    expect(await texts()).toEqual(['call Ana']);
  });

  it('finds things by a part of what they are called, and what was named before', async () => {
    const ask = async (skill: string, ...calls: Record<string, unknown>[]): Promise<string> => {
      const asked = calls.map((parameters) => ({ skill, parameters, targets: [] }));
      return (await handlerFor(skill).perform(asked, here())).answer;
    };
    await ask('list', { operation: 'add', item: 'trim the hedges', list: 'autumn jobs' });
    await ask('list', { operation: 'add', item: 'stamps' }, { operation: 'add', isLast: true, list: 'post' });
    expect(await lists()).toEqual({ 'autumn jobs': ['trim the hedges'], post: ['stamps'] });
    await ask('list', { operation: 'change', amount: 6 });
    await ask('list', { operation: 'complete', item: 'hedge', list: 'autumn' });
    expect(await lists()).toEqual({ 'autumn jobs': ['trim the hedges ✓'], post: ['6 stamps'] });
    await ask(
      'list',
      { operation: 'complete', item: 'stamp' },
      { operation: 'remove', isLast: true, list: 'post' },
    );
    expect(await lists()).toEqual({ 'autumn jobs': ['trim the hedges ✓'], post: [] });

    const due = new Date(here().now.getTime() + 24 * 3_600_000);
    await ask('reminder', { operation: 'set', text: 'feed the hens', dueAt: due.toISOString() });
    await ask('reminder', { operation: 'set', text: 'this', dueAt: due.toISOString(), source: 'remind me' });
    const localDay = (moment: Date): string => moment.toLocaleDateString('sv-SE', { timeZone: ZONE });
    const day = localDay(new Date(due.getTime() + 48 * 3_600_000));
    await ask('reminder', { operation: 'move', text: 'hen', day });
    const moved = (await open()).find(({ text }) => text === 'feed the hens');
    expect(localDay(new Date(moved!.dueAt!))).toBe(day);
    expect(moved?.dueAt?.slice(11, 16)).toBe(due.toISOString().slice(11, 16));
    expect(await ask('reminder', { operation: 'remove', isLast: true })).toContain('Cancelled');
    expect(await open()).toHaveLength(1);
  });
});
