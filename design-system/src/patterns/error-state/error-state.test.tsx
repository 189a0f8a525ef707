import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/render';
import { ErrorState } from './error-state';

it('announces what failed and offers to try again', async () => {
  const onRetry = vi.fn();
  renderWithTheme(
    <ErrorState title="Couldn’t load sleep" onRetry={onRetry}>
      Your earlier nights are safe.
    </ErrorState>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load sleepYour earlier nights are safe.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
