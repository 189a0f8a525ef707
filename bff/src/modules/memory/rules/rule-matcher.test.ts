import { type Rule, ruleMatcher } from './rule-matcher.js';

const rule = (kind: Rule['kind'], text: string): Rule => ({ id: text, kind, text });

describe('what is never to be remembered', () => {
  const match = ruleMatcher([
    rule('person', 'Ana Silva'),
    rule('topic', 'job interviews'),
    rule('word', 'gambling'),
  ]);

  it.each([
    ['Dinner with Ana Silva.', 'Ana Silva'],
    ['dinner with ANA', 'Ana Silva'],
    ['The interview for the new job went well.', 'job interviews'],
    ['I gambled again.', 'gambling'],
  ])('%s', (text, expected) => {
    expect(match(text)?.text).toBe(expected);
  });

  it.each(['The banana was ripe.', 'A new job.', 'Silva called.', ''])('lets pass: %s', (text) => {
    expect(match(text)).toBeUndefined();
  });
});
