import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/render';
import { PasswordField } from './password-field';

it('shows the password when asked, and hides it again', async () => {
  renderWithTheme(<PasswordField label="Password" />);
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});

it('speaks of the strength in place of the hint', () => {
  renderWithTheme(<PasswordField label="Password" hint="At least 6 characters." strengthHint="Strong." />);
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Strong.');
});
