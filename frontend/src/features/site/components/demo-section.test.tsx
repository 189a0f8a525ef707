import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderWithProviders } from '../../../testing/render';
import { DemoSection } from './demo-section';

let now = 0;
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

/** So many milliseconds after the last press. */
async function press(user: UserEvent, name: RegExp | string, after = 1000): Promise<void> {
  now += after;
  await user.click(screen.getByRole('button', { name }));
}

test('opens with the neural demo and closes it with a second press', async () => {
  const { user } = renderWithProviders(<DemoSection />);
  expect(await screen.findByText('Mara’s twin')).toBeVisible();
  await press(user, /Neural Synchronization/);
  expect(screen.queryByText('Mara’s twin')).not.toBeInTheDocument();
  await press(user, 'Try Neural Demo');
  expect(await screen.findByText('Mara’s twin')).toBeVisible();
});

test('a press within 300 ms of another does nothing: the page still scrolls under the finger', async () => {
  const { user } = renderWithProviders(<DemoSection />);
  await press(user, /Voice Interface/);
  await press(user, /Biometric Integration/, 299);
  expect(await screen.findByText('A sample home')).toBeVisible();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
  await press(user, /Biometric Integration/, 1);
  expect(await screen.findByText('Overall status')).toBeVisible();
});

test('answers a question with its source, and shows the original', async () => {
  const { user } = renderWithProviders(<DemoSection />);
  await user.type(await screen.findByLabelText('Ask something else'), 'When should I call Mum?{Enter}');
  expect(screen.getByText(/Your mum prefers phone calls/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Saved by you/ }));
  expect(screen.getByText('“Mum prefers phone calls on Sunday afternoons.”')).toBeVisible();
});
