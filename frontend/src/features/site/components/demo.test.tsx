import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../../../testing/render';
import { Demo } from './demo';

vi.mock('../demos/neural/neural-demo', () => {
  throw new Error('The file is gone.');
});
const server = vi.hoisted(() => ({ isAway: true }));
vi.mock('../demos/voice/voice-demo', () => {
  if (server.isAway) throw new Error('The server is away.');
  return { VoiceDemo: () => 'Say something' };
});
beforeEach(() => vi.spyOn(console, 'error').mockReturnValue(undefined));
afterEach(() => vi.restoreAllMocks());

test.each([
  ['neural', 'Neural visualization loading...'],
  ['voice', 'Voice assistant not available'],
] as const)('a %s demo that cannot be loaded says so', async (kind, words) => {
  renderWithProviders(<Demo kind={kind} />);
  expect(await screen.findByText(words)).toBeVisible();
});

test('a demo that failed can be tried again', async () => {
  renderWithProviders(<Demo kind="voice" />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.isAway = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Say something')).toBeVisible();
});

test('a demo under way says so', async () => {
  renderWithProviders(<Demo kind="bio" />);
  expect(screen.getByText('Preparing your interactive demo experience...')).toBeVisible();
  expect(await screen.findByText('Overall status')).toBeVisible();
});
