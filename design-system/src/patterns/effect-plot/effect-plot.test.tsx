import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/render';
import { ThreeTags } from './effect-plot.examples';

it('says what may be nothing, in the picture’s key and in the table', async () => {
  renderWithTheme(<ThreeTags />);
  expect(screen.getByRole('img', { name: /Reading may be nothing/ })).toBeVisible();
  expect(screen.getByText('may be nothing')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  const table = within(screen.getByRole('table', { name: 'What goes with better and worse days' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'TagDifference95 % rangeDays',
    'Walk with Ines+0.62+0.38 to +0.8641',
    'Reading+0.14, may be nothing−0.06 to +0.3452',
    'Headache−0.54−0.82 to −0.2631',
  ]);
});
