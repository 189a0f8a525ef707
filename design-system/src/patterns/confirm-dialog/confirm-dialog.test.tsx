import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/render';
import { ConfirmDialog } from './confirm-dialog';

it('asks, and acts only on the verb', async () => {
  const onConfirm = vi.fn();
  const onClose = vi.fn();
  renderWithTheme(
    <ConfirmDialog
      open
      title="Forget this memory?"
      confirmLabel="Forget"
      onConfirm={onConfirm}
      onClose={onClose}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Forget' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});
