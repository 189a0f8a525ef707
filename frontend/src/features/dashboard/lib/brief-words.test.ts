import { describe, expect, it } from 'vitest';
import type { BriefLine } from '../../../shared/briefs/api/briefs.api';
import { lineWords } from './brief-words';

const usual = { median: 58, low: 55, high: 61, days: 60 };
const id = '11111111-1111-4111-8111-111111111111';

const LINES: [BriefLine, string][] = [
  [
    { kind: 'night', key: 'night', isSample: false, asleepMinutes: 420, usualMinutes: 420, shortNights: 0 },
    'You slept 7 h 00, as usual.',
  ],
  [
    {
      kind: 'night',
      key: 'night',
      isSample: false,
      asleepMinutes: 415,
      usualMinutes: null,
      shortNights: 0,
    },
    'You slept 6 h 55.',
  ],
  [
    {
      ...{ kind: 'change', key: 'change:resting-heart-rate', isSample: false, date: '2026-03-12' },
      ...{ metric: 'resting-heart-rate', label: 'Resting heart rate', unit: 'bpm', decimals: 0 },
      ...{ value: 66, usual },
    },
    'Your resting heart rate was 66 bpm, over your usual 55–61 bpm.',
  ],
  [
    {
      ...{ kind: 'change', key: 'change:steps', isSample: false, date: '2026-03-12' },
      ...{ metric: 'steps', label: 'Steps', unit: '', decimals: 0 },
      ...{ value: 20_075, usual: { ...usual, low: 7_100, high: 9_200 } },
    },
    'Your steps were 20,075, over your usual 7,100–9,200.',
  ],
  [
    {
      ...{ kind: 'change', key: 'change:stress', isSample: false, date: '2026-03-12' },
      ...{ metric: 'stress', label: 'Stress', unit: '', decimals: 0 },
      ...{ value: 70, usual },
    },
    'Your stress was 70, over your usual 55–61.',
  ],
  [
    { kind: 'finding', key: `finding:${id}`, id, isSample: false, sentence: 'After walks you slept more.' },
    'After walks you slept more. That is an association, not a cause.',
  ],
  [
    {
      ...{ kind: 'memory', key: `memory:${id}`, memoryId: id, isSample: false },
      ...{ text: 'First dinner on the balcony.', monthsAgo: 12, date: '2025-03-12' },
    },
    '1 year ago: “First dinner on the balcony”',
  ],
];

describe('the words of a brief', () => {
  it.each(LINES)('%j', (line, text) => {
    expect(lineWords(line).text).toBe(text);
  });

  it('names two of what is due, and what is late', () => {
    const dueAt = '2020-03-02T09:00:00';
    const first = [
      { id, text: 'Call Jonas', dueAt },
      { id, text: 'Water the figs', dueAt },
    ];
    const { text } = lineWords({ kind: 'due', key: 'due', count: 5, first });
    expect(text).toBe(
      'Due today: Call Jonas (since 2 Mar 2020), Water the figs (since 2 Mar 2020) and 3 others.',
    );
  });
});
