import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/render';
import { Checkbox } from './checkbox';

it('is switched by its label and by the space bar', async () => {
  const onChange = vi.fn();
  renderWithTheme(<Checkbox label="Keep me signed in" onChange={onChange} />);
  const box = screen.getByRole('checkbox', { name: 'Keep me signed in' });
  await userEvent.click(screen.getByText('Keep me signed in'));
  expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('can stand for some but not all', () => {
  renderWithTheme(<Checkbox label="All sources" indeterminate />);
  expect(screen.getByRole('checkbox')).toBePartiallyChecked();
});
