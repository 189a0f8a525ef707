import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithProviders } from '../../../../testing/render';
import { BioDemo } from './bio-demo';
import { tips } from './vitals';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test('turns through all six recommendations, begins again, and stands still while paused', () => {
  renderWithProviders(<BioDemo />);
  for (const { title } of tips) {
    expect(screen.getByText(title)).toBeVisible();
    wait(4000);
  }
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  wait(10_000);
  expect(screen.getByText(tips[0].title)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Resume' })).toBeVisible();
});
