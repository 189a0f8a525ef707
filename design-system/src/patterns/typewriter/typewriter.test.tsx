import { renderWithTheme } from '../../testing/render';
import { Typewriter } from './typewriter';
import { typingPlan } from './typing-plan';

const phrases = ['Always Learning'];

test('types a letter every 40 ms unless told otherwise', () => {
  const [byDefault, slower] = [40, 50].map((speed) => typingPlan(phrases, speed)[0]?.cycle);
  renderWithTheme(<Typewriter phrases={phrases} />);
  expect(rules()).toContain(byDefault);
  expect(rules()).not.toContain(slower);
});

function rules(): string {
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText))
    .join('');
}
