import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../../testing/render';
import { DemoSection } from './demo-section';

let now = 0;
let betweenPressesMs = 0;
beforeEach(() => {
  betweenPressesMs = 1000;
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(performance, 'now').mockImplementation(() => (now += betweenPressesMs));
});
afterEach(() => vi.restoreAllMocks());

test('opens with the neural demo and closes it with a second press', async () => {
  const { user } = renderWithProviders(<DemoSection />);
  expect(await screen.findByText('Mara’s twin')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Neural Synchronization/ }));
  expect(screen.queryByText('Mara’s twin')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try Neural Demo' }));
  expect(await screen.findByText('Mara’s twin')).toBeVisible();
});

test('answers a question with its source, and shows the original', async () => {
  const { user } = renderWithProviders(<DemoSection />);
  await user.type(await screen.findByLabelText('Ask something else'), 'When should I call Mum?{Enter}');
  expect(screen.getByText(/Your mum prefers phone calls/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Told by you/ }));
  expect(screen.getByText('“Mum prefers phone calls on Sunday afternoons.”')).toBeVisible();
});

test('a press within 300 ms of another does nothing: the page still scrolls under the finger', async () => {
  const { user } = renderWithProviders(<DemoSection />);
  betweenPressesMs = 200;
  await user.click(screen.getByRole('button', { name: /Voice Interface/ }));
  await user.click(screen.getByRole('button', { name: /Biometric Integration/ }));
  expect(await screen.findByText('A sample home')).toBeVisible();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
});
