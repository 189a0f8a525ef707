import { isQuiet, quietEdges } from './quiet';

const at = (time: string): Date => new Date(`2026-11-21T${time}:00`);
const NIGHT = { from: '22:00', until: '07:00' };
const NOON = { from: '12:30', until: '14:00' };

test.each([
  ['21:59', false],
  ['22:00', true],
  ['03:00', true],
  ['06:59', true],
  ['07:00', false],
])('at %s of a day with a quiet night it is %s', (time, isSo) => {
  expect(isQuiet(at(time), NIGHT)).toBe(isSo);
});

test('hours within a day are quiet within it only', () => {
  expect(isQuiet(at('13:00'), NOON)).toBe(true);
  expect(isQuiet(at('14:00'), NOON)).toBe(false);
  expect(isQuiet(at('03:00'), NOON)).toBe(false);
});

test('the next beginning and the next end are ahead', () => {
  const edges = quietEdges(at('23:00'), NIGHT).map((edge) => new Date(edge));
  expect(edges).toEqual([new Date('2026-11-22T22:00:00'), new Date('2026-11-22T07:00:00')]);
});
