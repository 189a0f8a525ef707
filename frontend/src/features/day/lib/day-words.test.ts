import { expect, test } from 'vitest';
import type { DayEntry, DayFigure, LifeDay } from '../api/days.api';
import { alikeWords, countWords, entryWords, unusualSentence, usualWords } from './day-words';

const AT = '2026-03-11T15:20:00.000Z';
const entry = (what: DayEntry['what']): DayEntry => ({
  ...{ id: '1', strand: 'body', at: AT, isSample: false },
  what,
});
const figure = (details: Partial<DayFigure> = {}): DayFigure => ({
  ...{ metric: 'sleep-duration', label: 'Sleep', unit: 'h', decimals: 2, value: 5.9 },
  usual: { median: 7, low: 6.6, high: 7.4, days: 40 },
  ...details,
});
const day = (details: Partial<LifeDay>): LifeDay => ({
  ...{ date: '2026-03-11', from: AT, before: AT, counts: [], entries: [], isCut: false, night: null },
  ...{ figures: [], similar: [] },
  ...details,
});

test('tells each kind of entry in words that lead to where it comes from', () => {
  expect(entryWords(entry({ kind: 'woke', asleepMinutes: 354, source: 'Oura ring' }))).toEqual({
    title: 'Woke after 5 h 54',
    source: 'Oura ring',
    href: '/biometrics/sleep-duration',
  });
  expect(
    entryWords(entry({ kind: 'mood', mood: 2, word: null, note: 'After lunch.', tags: ['Work'] })),
  ).toMatchObject({ title: 'Bad', text: '“After lunch.” · Work', href: '/mood' });
  expect(
    entryWords(
      entry({
        ...{ kind: 'chat', conversationId: 'c1', text: 'What did I promise Ines?', answer: 'Bread.' },
        ...{ sources: 2, isSpoken: false },
      }),
    ),
  ).toMatchObject({ title: 'What did I promise Ines?', source: 'Chat, 2 sources' });
  expect(
    entryWords(
      entry({
        ...{ kind: 'home', entityId: 'light.kitchen', name: 'Kitchen light', service: 'turn_on' },
        ...{ state: 'on', channel: 'voice' },
      }),
    ),
  ).toMatchObject({ title: 'Kitchen light', text: 'on', source: 'By voice' });
  expect(
    entryWords(
      entry({ kind: 'automation', automationId: 'r1', name: 'Wind down', results: ['Time for bed'] }),
    ),
  ).toMatchObject({ title: 'Wind down', text: 'Time for bed', href: '/smart-home/automations/r1' });
});

test('says what there is and leaves out what there is not', () => {
  const counts: LifeDay['counts'] = [
    { strand: 'body', count: 38 },
    { strand: 'mood', count: 1 },
    { strand: 'home', count: 0 },
  ];
  expect(countWords(day({ counts }))).toBe('38 readings, 1 mood');
});

test('measures a figure by what was usual then', () => {
  expect(usualWords(figure())).toBe('1 h 06 under');
  expect(usualWords(figure({ value: 7.2 }))).toBe('usual');
  expect(usualWords(figure({ usual: null }))).toBeUndefined();
});

test('says in one sentence what was out of the ordinary', () => {
  const steps = figure({
    ...{ metric: 'steps', label: 'Steps', unit: '', decimals: 0, value: 14_000 },
    usual: { median: 9_000, low: 8_000, high: 10_000, days: 40 },
  });
  expect(unusualSentence(day({ figures: [figure(), steps] }))).toBe(
    'Short on sleep and steps over your usual.',
  );
  expect(unusualSentence(day({ figures: [figure({ value: 7 })] }))).toBe('Much as usual.');
  const variability = figure({ metric: 'hrv-rmssd', label: 'HRV, RMSSD', unit: 'ms', decimals: 0, value: 3 });
  expect(unusualSentence(day({ figures: [variability] }))).toBe('HRV, RMSSD under your usual.');
  expect(unusualSentence(day({ figures: [figure({ usual: null })] }))).toBeUndefined();
});

test('says why two days are alike', () => {
  const alike = { date: '2026-01-14', likeness: 0.9, figures: 5 };
  expect(alikeWords({ ...alike, because: [{ label: 'Sleep', is: 'under' }] })).toBe('sleep under');
  expect(alikeWords({ ...alike, because: [] })).toBe('all 5 figures near the usual');
});
