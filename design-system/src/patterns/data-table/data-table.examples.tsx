import type { ReactElement } from 'react';
import { Icon } from '../../components/icon/icon';
import { IconButton } from '../../components/icon-button/icon-button';
import { DataTable, type DataTableColumn } from './data-table';

interface Night {
  night: string;
  asleep: string;
  deep: string;
  comparison: string;
}

const nights: Night[] = [
  { night: '11–12 Mar', asleep: '6 h 12', deep: '58 min', comparison: '48 min under' },
  { night: '10–11 Mar', asleep: '5 h 54', deep: '51 min', comparison: '1 h 06 under' },
  { night: '9–10 Mar', asleep: '7 h 02', deep: '1 h 21', comparison: 'Usual' },
];

const columns: DataTableColumn<Night>[] = [
  { key: 'night', header: 'Night', cell: ({ night }) => night },
  { key: 'asleep', header: 'Asleep', cell: ({ asleep }) => asleep, align: 'end' },
  { key: 'deep', header: 'Deep', cell: ({ deep }) => deep, align: 'end', wideOnly: true },
  { key: 'usual', header: 'Against usual', cell: ({ comparison }) => comparison, wideOnly: true },
  {
    key: 'actions',
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    cell: ({ night }) => (
      <IconButton size="sm" label={`More about ${night}`} icon={<Icon name="more" size={18} />} />
    ),
  },
];

export function Nights(): ReactElement {
  return <DataTable label="Nights" columns={columns} rows={nights} rowKey={({ night }) => night} />;
}
