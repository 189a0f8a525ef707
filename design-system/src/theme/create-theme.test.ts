import { createTwynTheme } from './create-theme';
import { schemeVariables } from './global-styles';
import { color } from './vars';

const theme = createTwynTheme();

it('reads the variables that the global styles declare', () => {
  expect(theme.vars?.palette.surface.raised).toContain(color.surface.raised.slice(0, -1));
  expect(theme.vars?.palette.domain.body.fg).toContain(color.domain.body.fg.slice(0, -1));
});

it.each(['dark', 'light'] as const)('declares every role in the %s scheme', (scheme) => {
  const declared = Object.keys(schemeVariables(scheme));
  const used = JSON.stringify(color).match(/--[\w-]+/g) ?? [];
  expect(used.length).toBeGreaterThan(40);
  expect(declared).toEqual(expect.arrayContaining(used));
});
