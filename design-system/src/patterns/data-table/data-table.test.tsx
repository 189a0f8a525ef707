import { screen, within } from '@testing-library/react';
import { renderWithTheme } from '../../testing/render';
import { DataTable } from './data-table';

it('is a named table with a header for every column, also an unseen one', () => {
  renderWithTheme(
    <DataTable
      label="People"
      columns={[
        { key: 'name', header: 'Name', cell: (name: string) => name },
        { key: 'actions', header: 'Actions', hideHeader: true, cell: () => <button>More</button> },
      ]}
      rows={['Mara', 'Jonas']}
      rowKey={(name) => name}
    />,
  );
  const table = within(screen.getByRole('table', { name: 'People' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Actions',
  ]);
  expect(table.getByRole('row', { name: 'Jonas More' })).toBeVisible();
});
