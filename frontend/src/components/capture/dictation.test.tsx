import { act, screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/render';
import { Dictation } from './dictation';

class Recogniser {
  static current: Recogniser | undefined;
  continuous = false;
  onresult: ((event: object) => void) | null = null;
  onend: (() => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  start = vi.fn();
  stop = vi.fn(() => this.onend?.());

  constructor() {
    Recogniser.current = this;
  }
}

const onHeard = vi.fn();
const open = () => renderWithProviders(<Dictation onHeard={onHeard} />);
const hear = (results: string[], resultIndex: number): void =>
  act(() =>
    Recogniser.current?.onresult?.({ resultIndex, results: results.map((transcript) => [{ transcript }]) }),
  );

beforeEach(() => {
  onHeard.mockReset();
  vi.stubGlobal('webkitSpeechRecognition', Recogniser);
});
afterEach(() => vi.unstubAllGlobals());

test('writes down each sentence once, and says that it listens', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Dictate' }));
  expect(screen.getByRole('status')).toHaveTextContent('Listening. Some browsers send the audio');
  hear(['Ana is allergic to peanuts. '], 0);
  hear(['Ana is allergic to peanuts. ', ' She lives in Porto.'], 1);
  expect(onHeard.mock.calls).toEqual([['Ana is allergic to peanuts.'], ['She lives in Porto.']]);
  await user.click(screen.getByRole('button', { name: 'Stop listening' }));
  expect(screen.getByRole('button', { name: 'Dictate' })).toBeVisible();
});

test('says why it hears nothing', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Dictate' }));
  act(() => {
    Recogniser.current?.onerror?.({ error: 'not-allowed' });
    Recogniser.current?.onend?.();
  });
  expect(screen.getByRole('status')).toHaveTextContent('The microphone isn’t allowed here. Type it instead.');
});

test('stops when it is taken away', async () => {
  const { user, unmount } = open();
  await user.click(screen.getByRole('button', { name: 'Dictate' }));
  unmount();
  expect(Recogniser.current?.stop).toHaveBeenCalledOnce();
});

test('is not offered where the browser cannot listen', () => {
  vi.unstubAllGlobals();
  open();
  expect(screen.queryByRole('button')).toBeNull();
});
