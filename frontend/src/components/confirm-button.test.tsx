import { Button } from '@twyn/design-system';
import { screen, waitFor } from '@testing-library/react';
import { renderWithProviders } from '../testing/render';
import { ConfirmButton } from './confirm-button';

const show = (onConfirm: () => Promise<unknown>) =>
  renderWithProviders(
    <ConfirmButton
      button={(ask) => <Button onClick={ask}>Erase</Button>}
      title="Erase this?"
      confirmLabel="Erase it"
      onConfirm={onConfirm}
    >
      It goes for good.
    </ConfirmButton>,
  );

test('does nothing before it is confirmed', async () => {
  const onConfirm = vi.fn(() => Promise.resolve());
  const { user } = show(onConfirm);
  await user.click(screen.getByRole('button', { name: 'Erase' }));
  expect(screen.getByRole('dialog', { name: 'Erase this?' })).toHaveTextContent('It goes for good.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(onConfirm).not.toHaveBeenCalled();
});

test('stays, and takes no second press, until it is done', async () => {
  const work = Promise.withResolvers<undefined>();
  const onConfirm = vi.fn(() => work.promise);
  const { user } = show(onConfirm);
  await user.click(screen.getByRole('button', { name: 'Erase' }));
  await user.dblClick(screen.getByRole('button', { name: 'Erase it' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog')).toBeVisible();

  work.resolve(undefined);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
