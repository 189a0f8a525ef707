import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/render';
import { Switch } from './switch';

it('is named by its label, described by its hint and takes effect at once', async () => {
  renderWithTheme(<Switch label="Morning brief" hint="At 07:00" />);
  const control = screen.getByRole('switch', { name: 'Morning brief' });
  expect(control).toHaveAccessibleDescription('At 07:00');
  await userEvent.click(screen.getByText('Morning brief'));
  expect(control).toBeChecked();
});
