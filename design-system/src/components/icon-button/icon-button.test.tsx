import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/render';
import { Icon } from '../icon/icon';
import { IconButton } from './icon-button';

it('is known by its label, and shows it to the keyboard', async () => {
  renderWithTheme(<IconButton label="Edit" icon={<Icon name="edit" />} />);
  const button = screen.getByRole('button', { name: 'Edit' });
  await userEvent.tab();
  expect(button).toHaveFocus();
  // Until the code that places it is there, it is not to be seen.
  await waitFor(() => expect(screen.getByText('Edit')).toBeVisible());
});
