import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useLayoutEffect } from 'react';
import { renderWithTheme } from '../testing/render';
import { COLOR_SCHEME_KEY, useColorScheme } from './color-scheme';

function Toggle(): ReactElement {
  const { scheme, toggleScheme } = useColorScheme();
  return (
    <button type="button" onClick={toggleScheme}>
      {scheme}
    </button>
  );
}

function Follow(): ReactElement {
  const { scheme, choice, chooseScheme } = useColorScheme();
  return (
    <button type="button" onClick={() => chooseScheme('system')}>
      {choice}: {scheme}
    </button>
  );
}

const isDark = (): boolean => document.documentElement.classList.contains('dark');

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it('is dark until something else is chosen', () => {
  renderWithTheme(<Toggle />);
  expect(screen.getByRole('button')).toHaveTextContent('dark');
  expect(isDark()).toBe(true);
});

it('takes the class off for light and remembers the choice', async () => {
  renderWithTheme(<Toggle />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('light');
  expect(isDark()).toBe(false);
  expect(localStorage.getItem(COLOR_SCHEME_KEY)).toBe('light');
});

it('starts from the stored choice and follows the other tabs', () => {
  localStorage.setItem(COLOR_SCHEME_KEY, 'light');
  renderWithTheme(<Toggle />);
  expect(isDark()).toBe(false);
  localStorage.setItem(COLOR_SCHEME_KEY, 'dark');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: COLOR_SCHEME_KEY })));
  expect(screen.getByRole('button')).toHaveTextContent('dark');
});

it('misses no choice of another tab between its first paint and its first effects', () => {
  function ChosenMeanwhile(): ReactElement {
    useLayoutEffect(() => localStorage.setItem(COLOR_SCHEME_KEY, 'light'), []);
    return <Toggle />;
  }
  renderWithTheme(<ChosenMeanwhile />);
  expect(screen.getByRole('button')).toHaveTextContent('light');
});

it('follows the device once asked to, also when night falls', async () => {
  const device = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList & { matches: boolean };
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(device);
  renderWithTheme(<Follow />);
  expect(screen.getByRole('button')).toHaveTextContent('dark: dark');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('system: light');
  expect(localStorage.getItem(COLOR_SCHEME_KEY)).toBe('system');
  Object.assign(device, { matches: false });
  act(() => void device.dispatchEvent(new Event('change')));
  expect(screen.getByRole('button')).toHaveTextContent('system: dark');
});
