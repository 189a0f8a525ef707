import { styleRule } from './style-rule.js';

it('tells a language model how to speak, and that nothing else changes', () => {
  const style = { length: 0, warmth: 90, formality: 50, humour: 0, language: 'de' };
  expect(styleRule(style)).toBe(
    '- Speak in one sentence where that is enough, warmly, in everyday words, without jokes. The style changes no fact, no number and no source. Answer in the language “de”, whatever the question is in.',
  );
  expect(styleRule({ ...style, language: 'auto' })).not.toContain('language');
});
