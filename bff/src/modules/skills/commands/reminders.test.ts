import { flat } from '../../../testing/factories/home.js';
import { type Parsed } from './command.js';
import { parse } from './parse.js';

const home = flat();
/** A Saturday, 14:30 in Paris. */
const say = (text: string): Parsed =>
  parse(text, { home, now: new Date('2026-11-21T13:30:00Z'), timeZone: 'Europe/Paris' });
const TOMORROW_AT_9 = '2026-11-22T08:00:00.000Z';

describe('reminders and alarms that are set', () => {
  it.each([
    ['remind me to call Ana tomorrow at 9', 'call Ana', TOMORROW_AT_9],
    ['Remind me tomorrow at 9 to call Ana, please.', 'call Ana', TOMORROW_AT_9],
    ['tomorrow at 9 remind me to call Ana', 'call Ana', TOMORROW_AT_9],
    ['remind me to call Ana tomorrow at 9 about Zoë’s boat', 'call Ana about Zoë’s boat', TOMORROW_AT_9],
    ['please remind me that I don’t eat Nuts in 20 minutes', 'I don’t eat Nuts', '2026-11-21T13:50:00.000Z'],
    [
      'set a reminder to buy milk, eggs and bread at 5pm',
      'buy milk, eggs and bread',
      '2026-11-21T16:00:00.000Z',
    ],
    ['remind me in 20 minutes to turn off the oven', 'turn off the oven', '2026-11-21T13:50:00.000Z'],
    ['tomorrow at 9 remind me to cancel my subscription', 'cancel my subscription', TOMORROW_AT_9],
    ['set a 5 pm reminder to water the plants', 'water the plants', '2026-11-21T16:00:00.000Z'],
    [
      'remind me on the 3rd of December to renew my passport',
      'renew my passport',
      '2026-12-03T08:00:00.000Z',
    ],
    ['schedule a meeting with Bob on Friday', 'meeting with Bob', '2026-11-27T08:00:00.000Z'],
    [
      'add dinner with Eve to my calendar for the 12th at 8 pm',
      'dinner with Eve',
      '2026-12-12T19:00:00.000Z',
    ],
  ])('%j keeps the user’s words and says when', (text, what, dueAt) => {
    expect(say(text)).toEqual({
      outcome: 'act',
      intents: [
        expect.objectContaining({ skill: 'reminder', parameters: { operation: 'set', text: what, dueAt } }),
      ],
    });
  });

  it.each([
    ['wake me up at 7', '2026-11-22T06:00:00.000Z'],
    ['set an alarm for 8 am on monday', '2026-11-23T07:00:00.000Z'],
    ['set an alarm for 6', '2026-11-21T17:00:00.000Z'],
  ])('%j rings at its hour', (text, dueAt) => {
    expect(say(text)).toMatchObject({
      outcome: 'act',
      intents: [{ skill: 'alarm', parameters: { operation: 'set', dueAt } }],
    });
  });

  it.each([
    ['remind me to call Ana', 'When shall I remind you?'],
    ['remind me to call Ana today at 9 am', 'When shall I remind you?'],
    ['set an alarm for tomorrow', 'For when shall I set the alarm?'],
    ['set a reminder for tomorrow at 9', 'What shall I remind you of?'],
    [
      'remind me to call Ana every monday at 9',
      'I cannot repeat a reminder yet. When shall I remind you once?',
    ],
    ['wake me up every day at 7', 'I cannot repeat an alarm yet. For when shall I set it once?'],
  ])('%j is asked about', (text, question) => {
    expect(say(text)).toMatchObject({ outcome: 'ask', question });
  });
});

describe('reminders and alarms that are there', () => {
  it.each([
    [
      'what are my reminders for tomorrow',
      { operation: 'query', from: '2026-11-21T23:00:00.000Z', until: '2026-11-22T23:00:00.000Z' },
    ],
    ['when is my meeting with Bob', { operation: 'query', text: 'meeting with Bob' }],
    ['cancel the reminder to call Ana', { operation: 'remove', text: 'call Ana' }],
    ['delete all my reminders', { operation: 'remove', isAll: true }],
    ['mark the reminder to call Ana as done', { operation: 'complete', text: 'call Ana' }],
    [
      'snooze the reminder to call Ana for 10 minutes',
      { operation: 'snooze', text: 'call Ana', dueAt: '2026-11-21T13:40:00.000Z' },
    ],
    ['mark the dentist reminder as done', { operation: 'complete', text: 'dentist' }],
    ['delete the dentist reminder', { operation: 'remove', text: 'dentist' }],
    [
      'snooze the dentist reminder for an hour',
      { operation: 'snooze', text: 'dentist', dueAt: '2026-11-21T14:30:00.000Z' },
    ],
    [
      'push the Dentist reminder to tomorrow at 10',
      { operation: 'snooze', text: 'Dentist', dueAt: '2026-11-22T09:00:00.000Z' },
    ],
    ["move my 9 o'clock reminder to 10 pm", { operation: 'snooze', dueAt: '2026-11-21T21:00:00.000Z' }],
    [
      'postpone the reminder to call Ana until 5 pm',
      { operation: 'snooze', text: 'call Ana', dueAt: '2026-11-21T16:00:00.000Z' },
    ],
  ])('%j says which', (text, parameters) => {
    expect(say(text).intents).toEqual([expect.objectContaining({ skill: 'reminder', parameters })]);
  });

  it.each([
    ['snooze the alarm for 5 minutes', { operation: 'snooze', dueAt: '2026-11-21T13:35:00.000Z' }],
    [
      'cancel my 7 am alarm',
      { operation: 'remove', from: '2026-11-22T06:00:00.000Z', until: '2026-11-22T06:01:00.000Z' },
    ],
    ['turn off all alarms', { operation: 'remove', isAll: true }],
  ])('%j says which alarm', (text, parameters) => {
    expect(say(text).intents).toEqual([expect.objectContaining({ skill: 'alarm', parameters })]);
  });
});

describe('lists and timers', () => {
  it.each([
    ['add Oat Milk to my Shopping list', { operation: 'add', item: 'Oat Milk', list: 'Shopping' }],
    ['what is on my shopping list', { operation: 'query', list: 'shopping' }],
    ['create a list called Christmas Gifts', { operation: 'create', list: 'Christmas Gifts' }],
    ['rename my shopping list to Groceries', { operation: 'rename', list: 'shopping', newName: 'Groceries' }],
    ['create a new shopping list', { operation: 'create', list: 'shopping' }],
    ['delete my to do list', { operation: 'remove', list: 'to do' }],
    ['show me my lists', { operation: 'query' }],
  ])('%j keeps names as they were written', (text, parameters) => {
    expect(say(text).intents).toEqual([expect.objectContaining({ skill: 'list', parameters })]);
  });

  it('names a timer as it was said', () => {
    expect(say('set a 10 minute timer called Pizza').intents).toEqual([
      expect.objectContaining({ parameters: { durationSeconds: 600, name: 'Pizza' } }),
    ]);
  });
});

describe('the clock', () => {
  it.each([
    ['what time is it in New York', { asks: 'time', place: 'new york' }],
    ['what time is it', { asks: 'time' }],
    ['what day is the 12th', { asks: 'date', day: '2026-12-12' }],
  ])('%j is asked of it', (text, parameters) => {
    expect(say(text).intents).toEqual([expect.objectContaining({ skill: 'clock', parameters })]);
  });
});
