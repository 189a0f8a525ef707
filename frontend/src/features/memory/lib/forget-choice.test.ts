import { expect, test } from 'vitest';
import { type ForgetChoice, NOTHING_CHOSEN, targetOf } from './forget-choice';

const target = (choice: Partial<ForgetChoice>) => targetOf({ ...NOTHING_CHOSEN, ...choice });

test('says nothing before something is chosen', () => {
  expect(target({})).toBeNull();
  expect(target({ by: 'topic', topic: ' ' })).toBeNull();
  expect(target({ by: 'time' })).toBeNull();
});

test('says what was chosen, and only that', () => {
  const entity = { id: 'a', kind: 'person', name: 'Ana' } as const;
  expect(target({ entity, topic: 'pump' })).toEqual({ entity: ['a'] });
  expect(target({ by: 'topic', topic: ' pump ' })).toEqual({ topic: 'pump' });
  expect(target({ by: 'tag', tag: 'work' })).toEqual({ tag: ['work'] });
  expect(target({ by: 'source', source: 'import' })).toEqual({ source: 'import' });
});

test('takes both days of a time as a whole', () => {
  const { dateFrom, dateBefore } = target({ by: 'time', from: '2026-12-30', to: '2026-12-31' })!;
  expect(new Date(dateFrom!).getDate()).toBe(30);
  expect(new Date(dateBefore!)).toEqual(new Date('2027-01-01T00:00'));
  expect(target({ by: 'time', to: '2026-12-31' })).not.toHaveProperty('dateFrom');
});
