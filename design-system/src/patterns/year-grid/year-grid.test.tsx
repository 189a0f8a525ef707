import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/render';
import { YearGrid } from './year-grid';

it('is a picture with a sentence, and a table of the days that have an entry', async () => {
  renderWithTheme(
    <YearGrid
      summary="2 days: mean 3."
      months={[
        {
          name: 'Mar',
          days: [{ label: '1 March', value: 4 }, { label: '2 March' }, { label: '3 March', value: 2 }],
        },
      ]}
      words={['Awful', 'Bad', 'Okay', 'Good', 'Great']}
      formatValue={String}
    />,
  );
  expect(screen.getByRole('img', { name: '2 days: mean 3.' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'DayMood',
    '3 March2',
    '1 March4',
  ]);
});
