import { Cases } from '../../../testing/cases.js';
import { flat } from '../../../testing/factories/home.js';
import { type ParseResult } from './command.js';
import { parse } from '../../../testing/parse.js';

const cases = Cases.beside(import.meta.url);

const home = flat();
/** A Saturday, 14:30 in Paris. */
const say = (text: string): ParseResult =>
  parse(text, { home, now: new Date('2026-11-21T13:30:00Z'), timeZone: 'Europe/Paris' });

describe('reminders and alarms that are set', () => {
  cases.it('keep the user’s words and say when', (text: string, what: string, dueAt: string) => {
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

  cases.it('are asked about where something is missing', (text: string, question: string) => {
    expect(say(text)).toMatchObject({ outcome: 'ask', question });
  });
});

describe('reminders and alarms that are there', () => {
  cases.it('are told apart', (text: string, parameters: object) => {
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
  cases.it('keep names as they were written', (text: string, parameters: object) => {
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
