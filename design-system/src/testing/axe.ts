import { act } from '@testing-library/react';
import axe from 'axe-core';

// Colours are proven by the contrast test: jsdom draws nothing to measure.
// A component is a part of a page, so rules about whole pages do not apply to it.
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };

/** What axe finds on the page, one line a rule. */
export async function axeViolations(): Promise<string[]> {
  const { violations } = await act(() => axe.run(document.body, { rules, resultTypes: ['violations'] }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
