import { ENGLISH } from '../../../testing/phrases.js';
import { readReminder } from './said-times.js';

/** A Wednesday. */
const here = { now: new Date('2026-11-25T08:00:00Z'), timeZone: 'UTC', text: '', phrases: ENGLISH };
const THURSDAYS = { repeat: { every: 'week', interval: 1, weekdays: [4] }, part: 18 };

describe('a reminder as it was said', () => {
  it.each([
    [
      { text: 'call Ana', when: { day: 1, hour: 9, minute: 0 } },
      { text: 'call Ana', dueAt: '2026-11-26T09:00:00.000Z' },
    ],
    [
      { text: 'tea', when: { inSeconds: 600 } },
      { text: 'tea', dueAt: '2026-11-25T08:10:00.000Z' },
    ],
    [
      { text: 'tea', duration: 600 },
      { text: 'tea', dueAt: '2026-11-25T08:10:00.000Z' },
    ],
    [
      { text: 'drink', when: { repeat: { every: 'hour', interval: 2 } } },
      {
        text: 'drink',
        dueAt: '2026-11-25T10:00:00.000Z',
        recurrence: { every: 'hour', interval: 2 },
      },
    ],
    [
      { text: 'stretch', when: { repeat: { every: 'minute', interval: 90 }, hour: 14, is24Hour: true } },
      {
        text: 'stretch',
        dueAt: '2026-11-25T14:00:00.000Z',
        recurrence: { every: 'minute', interval: 90 },
      },
    ],
    [
      { text: 'bins', when: THURSDAYS },
      {
        text: 'bins',
        dueAt: '2026-11-26T18:00:00.000Z',
        recurrence: { every: 'week', interval: 1, weekdays: [4] },
      },
    ],
    [
      { text: 'call Ana', when: { hour: 9, minute: 0, is24Hour: true }, when2: { day: 1 } },
      { text: 'call Ana', dueAt: '2026-11-26T09:00:00.000Z' },
    ],
  ])('is set: %j', (said, call) => {
    expect(readReminder('reminder', said, here)).toEqual({ calls: [{ operation: 'set', ...call }] });
  });

  it('asks for a time', () => {
    expect(readReminder('reminder', { text: 'tea' }, here)).toEqual({
      question: 'When should I remind you?',
      known: { operation: 'set', text: 'tea' },
    });
    expect(readReminder('alarm', { when: { day: 1 } }, here)).toMatchObject({
      question: 'What time should I set the alarm for?',
    });
    const often = { repeat: { every: 'day', interval: 1, isUnsupported: true } };
    const byDay = { repeat: { every: 'hour', interval: 2 }, hour: 9, until: { hour: 17, minute: 0 } };
    for (const when of [often, byDay])
      expect(readReminder('reminder', { text: 'drink', when }, here)).toMatchObject({
        question: expect.stringContaining('repeat'),
      });
  });

  it('is of “this” where nothing was said of it, with the sentence beside it', () => {
    const said = { ...here, text: 'nudge me in a minute' };
    expect(readReminder('reminder', { when: { inSeconds: 60 } }, said)).toEqual({
      calls: [
        { operation: 'set', text: 'this', dueAt: '2026-11-25T08:01:00.000Z', source: 'nudge me in a minute' },
      ],
    });
  });

  it('may begin after a length of time, and there may be several', () => {
    expect(readReminder('reminder', { text: 'tea', when: 600 }, here)).toEqual({
      calls: [{ operation: 'set', text: 'tea', dueAt: '2026-11-25T08:10:00.000Z' }],
    });
    const times = [
      { day: 1, hour: 6, minute: 0 },
      { day: 1, hour: 6, minute: 20 },
    ];
    expect(readReminder('alarm', { times }, here)).toEqual({
      calls: [
        { operation: 'set', dueAt: '2026-11-26T06:00:00.000Z' },
        { operation: 'set', dueAt: '2026-11-26T06:20:00.000Z' },
      ],
    });
    expect(readReminder('alarm', { times: [] }, here)).toMatchObject({
      question: 'What time should I set the alarm for?',
    });
  });

  it('is moved to another hour of its day, or to another day', () => {
    expect(readReminder('reminder', { operation: 'move', text: 'vet', hour: 11 }, here)).toEqual({
      calls: [{ operation: 'move', text: 'vet', time: '11:00', isEitherHalf: true }],
    });
    expect(
      readReminder('reminder', { operation: 'move', when: { hour: 2, minute: 30, meridiem: 'pm' } }, here),
    ).toEqual({
      calls: [{ operation: 'move', time: '14:30' }],
    });
    expect(readReminder('reminder', { operation: 'move', when: { day: 2 } }, here)).toEqual({
      calls: [{ operation: 'move', day: '2026-11-27' }],
    });
    expect(
      readReminder('reminder', { operation: 'move', isLast: true, when: { day: 2, part: 18 } }, here),
    ).toEqual({
      calls: [{ operation: 'move', isLast: true, dueAt: '2026-11-27T18:00:00.000Z' }],
    });
    expect(readReminder('reminder', { operation: 'move' }, here)).toMatchObject({
      question: 'When should I move it to?',
    });
  });

  it('is put off, cancelled, completed and told by its day', () => {
    expect(readReminder('alarm', { operation: 'move', duration: 300 }, here)).toEqual({
      calls: [{ operation: 'snooze', dueAt: '2026-11-25T08:05:00.000Z' }],
    });
    expect(readReminder('alarm', { operation: 'cancel', when: { day: 1 } }, here)).toEqual({
      calls: [{ operation: 'skip', from: '2026-11-26T00:00:00.000Z', until: '2026-11-27T00:00:00.000Z' }],
    });
    expect(readReminder('reminder', { operation: 'complete', text: 'vet' }, here)).toEqual({
      calls: [{ operation: 'complete', text: 'vet' }],
    });
    expect(
      readReminder('reminder', { operation: 'query', when: { day: 1, hour: 9, minute: 0 } }, here),
    ).toEqual({
      calls: [{ operation: 'query', from: '2026-11-26T09:00:00.000Z', until: '2026-11-26T10:00:00.000Z' }],
    });
  });
});
