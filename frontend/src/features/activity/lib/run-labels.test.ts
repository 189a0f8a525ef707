import { describe, expect, it } from 'vitest';
import { describeIntents } from './run-labels';

const known = {
  names: new Map([['light.lamp', 'Lamp']]),
};

describe('understoodWords', () => {
  it.each([
    [
      {
        skill: 'home.on',
        title: 'Turns devices on',
        icon: 'info' as const,
        parameters: { name: 'lamp' },
        targets: ['light.lamp'],
      },
      'Turns devices on: Lamp',
    ],
    [
      {
        skill: 'timer.start',
        title: 'Starts a timer',
        icon: 'info' as const,
        parameters: { durationSeconds: 600 },
        targets: [],
      },
      'Starts a timer: duration 10 min',
    ],
    [
      {
        skill: 'timer.start',
        title: 'Starts a timer',
        icon: 'info' as const,
        parameters: { durationSeconds: 90 },
        targets: [],
      },
      'Starts a timer: duration 90 s',
    ],
    [
      {
        skill: 'reminder',
        title: 'Reminder, set',
        icon: 'info' as const,
        parameters: { operation: 'set', text: 'call Ana', dueAt: '2020-11-23T09:00:00.000Z' },
        targets: [],
      },
      'Reminder, set: call Ana; 23 Nov 2020, 09:00',
    ],
    [
      {
        skill: 'home.on',
        title: 'Turns devices on',
        icon: 'info' as const,
        parameters: { domain: 'light', areaId: 'hall' },
        targets: ['light.lamp'],
      },
      'Turns devices on: Lamp',
    ],
    [
      {
        skill: 'reading.log',
        title: 'Reading log',
        icon: 'info' as const,
        parameters: { metric: 'body-weight', value: 80.5, unit: 'kg', at: '2020-11-23T09:00:00.000Z' },
        targets: [],
      },
      'Reading log: Body weight 80.5 kg; 23 Nov 2020, 09:00',
    ],
    [
      {
        skill: 'reading.log',
        title: 'Reading log',
        icon: 'info' as const,
        parameters: { metric: 'blood-pressure', value: 120, diastolic: 80 },
        targets: [],
      },
      'Reading log: Blood pressure 120 over 80',
    ],
    [
      {
        skill: 'reading.read',
        title: 'Reading read',
        icon: 'info' as const,
        parameters: { metric: 'steps', statistic: 'average', when: 'last week' },
        targets: [],
      },
      'Reading read: Steps; statistic average; last week',
    ],
    [
      {
        skill: 'mood.log',
        title: 'Mood log',
        icon: 'info' as const,
        parameters: { mood: 4, word: 'calm' },
        targets: [],
      },
      'Mood log: mood good; calm',
    ],
    [{ skill: 'weather', title: 'Weather', icon: 'info' as const, parameters: {}, targets: [] }, 'Weather'],
  ])('says %j', (asked, words) => {
    expect(describeIntents({ asked: [asked] }, known)).toEqual([words]);
  });
});
