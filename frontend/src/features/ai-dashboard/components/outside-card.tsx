import { Button, Card, DataTable, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { formatWhen } from '../../../lib/format';
import { formatBytes } from '../../../shared/imports/format-bytes';
import type { AiDashboard } from '../api/ai-dashboard.api';
import { placeName } from '../lib/dashboard-words';
import { callsWords, leftWords, machineName, partWords } from '../lib/outside-words';
import { OutsideCalls } from './outside-calls';

/** Where something was sent on one's behalf, counted; call by call for who asks. */
export function OutsideCard({ left, days }: Pick<AiDashboard, 'left' | 'days'>): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card title="What left this server" aria-label="What left this server" note={`last ${String(days)} days`}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Text variant="lead">{leftWords(left)}</Text>
        {left.length > 0 && (
          <DataTable
            label="Machines that were called"
            rows={left}
            rowKey={machineName}
            columns={[
              { key: 'machine', header: 'Machine', cell: machineName },
              { key: 'part', header: 'For', cell: partWords },
              { key: 'place', header: 'Where', wideOnly: true, cell: ({ place }) => placeName(place) },
              { key: 'calls', header: 'Calls', align: 'end', cell: callsWords },
              { key: 'sent', header: 'Sent', align: 'end', cell: ({ bytesSent }) => formatBytes(bytesSent) },
              {
                key: 'last',
                header: 'Last',
                align: 'end',
                wideOnly: true,
                cell: ({ lastAt }) => formatWhen(lastAt),
              },
            ]}
          />
        )}
        <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide the calls' : 'Show each call'}
        </Button>
        {isOpen && <OutsideCalls of="own" />}
        <Text variant="caption" tone="muted">
          Counted as they happen: the connections that this server opens while it answers you, joins your home
          or reads your memories. The machine, why, when and how much, never what; also what was not sent, and
          why. Mail and sign-in belong to nobody: who runs this server sees them.
        </Text>
      </Stack>
    </Card>
  );
}
