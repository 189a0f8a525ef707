import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithTheme } from '../../testing/render';
import { CountdownButton } from './countdown-button';

const onClick = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  onClick.mockReset();
  vi.useRealTimers();
});

const button = (): HTMLElement => screen.getByRole('button');

function renderUntil(until: number | null): void {
  renderWithTheme(
    <CountdownButton until={until} waitingLabel={(seconds) => `In ${String(seconds)} s`} onClick={onClick}>
      Send
    </CountdownButton>,
  );
}

it('rests, counts, and works again', () => {
  renderUntil(1_002_000);
  expect(button()).toHaveTextContent('In 2 s');
  fireEvent.click(button());
  expect(onClick).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1000));
  expect(button()).toHaveTextContent('In 1 s');
  act(() => void vi.advanceTimersByTime(1000));
  expect(button()).toHaveTextContent('Send');
  fireEvent.click(button());
  expect(onClick).toHaveBeenCalledOnce();
});

it('keeps the focus while it rests', () => {
  renderUntil(1_002_000);
  button().focus();
  expect(button()).toHaveFocus();
  expect(button()).toHaveAttribute('aria-disabled', 'true');
});

it('works at once without a moment to wait for', () => {
  renderUntil(null);
  fireEvent.click(button());
  expect(onClick).toHaveBeenCalledOnce();
});
