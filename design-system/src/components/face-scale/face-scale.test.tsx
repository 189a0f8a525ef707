import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/render';
import { DenseAndChosen, NothingChosen } from './face-scale.examples';

it('is a choice of words without one chosen at first', async () => {
  renderWithTheme(<NothingChosen />);
  expect(screen.getByRole('radiogroup', { name: 'How is it right now?' })).toBeVisible();
  expect(screen.getAllByRole('radio').filter((step) => (step as HTMLInputElement).checked)).toEqual([]);
  await userEvent.click(screen.getByText('Good'));
  expect(screen.getByRole('radio', { name: 'Good' })).toBeChecked();
});

it('is moved by the arrow keys', async () => {
  renderWithTheme(<DenseAndChosen />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Good' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Great' })).toBeChecked();
});
