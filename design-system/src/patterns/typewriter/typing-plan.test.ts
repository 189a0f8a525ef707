import { typingPlan } from './typing-plan';

test('every letter takes the given time and a turn holds all phrases', () => {
  const [first, second] = typingPlan(['abcd', 'ab'], 50);
  // 4 × 50 + 1800 and 2 × 50 + 1800
  expect(first?.cycle).toBe('3900ms');
  expect(first).toMatchObject({ start: '0%', typedAt: '5.128%', letters: 4 });
  expect(second).toMatchObject({ start: '51.282%', typedAt: '53.846%' });
});
