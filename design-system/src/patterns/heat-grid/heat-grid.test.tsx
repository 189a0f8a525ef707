import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/render';
import { HeatGrid } from './heat-grid';

it('is a picture with a sentence, and a table that says of how many each value is', async () => {
  renderWithTheme(
    <HeatGrid
      summary="Lowest on Mondays."
      caption="Mood by weekday and hour"
      rowsName="Weekday"
      columns={['08', '10']}
      rows={[{ name: 'Mon', cells: [{ value: 3.25, count: 8 }, { count: 2 }] }]}
      formatValue={(value) => value.toFixed(1)}
      fewWords="under 5 entries"
    />,
  );
  expect(screen.getByRole('img', { name: 'Lowest on Mondays.' })).toBeVisible();
  expect(screen.getByText('under 5 entries')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  const table = within(screen.getByRole('table', { name: 'Mood by weekday and hour' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Weekday0810',
    'Mon3.3 (8)– (2)',
  ]);
});
