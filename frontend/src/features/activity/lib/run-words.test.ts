import { describe, expect, it } from 'vitest';
import { understoodWords } from './run-words';

const known = {
  skills: [
    {
      name: 'home.on',
      description: 'Turns devices on.',
      examples: [],
      risk: 'physical' as const,
      parameters: {},
    },
    {
      name: 'timer.start',
      description: 'Starts a timer.',
      examples: [],
      risk: 'write' as const,
      parameters: {},
    },
  ],
  names: new Map([['light.lamp', 'Lamp']]),
};

describe('understoodWords', () => {
  it.each([
    [{ skill: 'home.on', parameters: { name: 'lamp' }, targets: ['light.lamp'] }, 'Turns devices on: Lamp'],
    [
      { skill: 'timer.start', parameters: { durationSeconds: 600 }, targets: [] },
      'Starts a timer: duration 10 min',
    ],
    [
      { skill: 'timer.start', parameters: { durationSeconds: 90 }, targets: [] },
      'Starts a timer: duration 90 s',
    ],
    [
      {
        skill: 'reminder',
        parameters: { operation: 'set', text: 'call Ana', dueAt: '2020-11-23T09:00:00.000Z' },
        targets: [],
      },
      'Reminder, set: call Ana; 23 Nov 2020, 09:00',
    ],
    [
      { skill: 'home.on', parameters: { domain: 'light', areaId: 'hall' }, targets: ['light.lamp'] },
      'Turns devices on: Lamp',
    ],
    [
      {
        skill: 'reading.log',
        parameters: { metric: 'body-weight', value: 80.5, unit: 'kg', at: '2020-11-23T09:00:00.000Z' },
        targets: [],
      },
      'Reading log: Body weight 80.5 kg; 23 Nov 2020, 09:00',
    ],
    [
      {
        skill: 'reading.log',
        parameters: { metric: 'blood-pressure', value: 120, diastolic: 80 },
        targets: [],
      },
      'Reading log: Blood pressure 120 over 80',
    ],
    [
      {
        skill: 'reading.read',
        parameters: { metric: 'steps', statistic: 'average', when: 'last week' },
        targets: [],
      },
      'Reading read: Steps; statistic average; last week',
    ],
    [{ skill: 'mood.log', parameters: { mood: 4, word: 'calm' }, targets: [] }, 'Mood log: mood good; calm'],
    [{ skill: 'weather', parameters: {}, targets: [] }, 'Weather'],
  ])('says %j', (asked, words) => {
    expect(understoodWords({ asked: [asked] }, known)).toEqual([words]);
  });
});
