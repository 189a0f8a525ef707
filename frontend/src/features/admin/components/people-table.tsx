import { Badge, DataTable, type DataTableColumn, Time } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { ManagedUser } from '../api/admin.api';
import { formatAgo, formatDay } from '../../../lib/format';
import { PersonCell } from './person-cell';
import { PersonMenu } from './person-menu';
import { RoleCell } from './role-cell';

const columns: DataTableColumn<ManagedUser>[] = [
  { key: 'person', header: 'Person', cell: (person) => <PersonCell person={person} /> },
  { key: 'role', header: 'Role', wideOnly: true, cell: (person) => <RoleCell person={person} /> },
  {
    key: 'verified',
    header: 'Email',
    wideOnly: true,
    cell: ({ email, emailVerified }) =>
      email !== null && (
        <Badge plain tone={emailVerified ? 'success' : 'warning'}>
          {emailVerified ? 'Verified' : 'Not verified'}
        </Badge>
      ),
  },
  {
    key: 'since',
    header: 'Since',
    wideOnly: true,
    align: 'end',
    cell: ({ createdAt }) => <Time dateTime={createdAt}>{formatDay(createdAt)}</Time>,
  },
  {
    key: 'seen',
    header: 'Last seen',
    wideOnly: true,
    align: 'end',
    cell: ({ lastSeenAt }) => <Time dateTime={lastSeenAt}>{formatAgo(lastSeenAt)}</Time>,
  },
  {
    key: 'actions',
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    cell: (person) => <PersonMenu person={person} />,
  },
];

export function PeopleTable({ people }: { people: ManagedUser[] }): ReactElement {
  return <DataTable label="People" columns={columns} rows={people} rowKey={({ id }) => id} />;
}
