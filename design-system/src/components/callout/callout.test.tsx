import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/render';
import { Callout } from './callout';

it('interrupts only for a failure', () => {
  renderWithTheme(
    <>
      <Callout tone="danger">Failed</Callout>
      <Callout>Notice</Callout>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Failed');
  expect(screen.getByRole('status')).toHaveTextContent('Notice');
});

it('can be dismissed', async () => {
  const onDismiss = vi.fn();
  renderWithTheme(<Callout onDismiss={onDismiss}>Notice</Callout>);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});
