import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/render';
import { Range } from './segmented-control.examples';

it('is one choice that arrow keys move', async () => {
  renderWithTheme(<Range />);
  const group = screen.getByRole('radiogroup', { name: 'Range' });
  expect(group).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: '28 d' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: '1 y' })).toBeChecked();
});
