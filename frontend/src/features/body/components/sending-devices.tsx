import { Button, Card, Icon, IconButton, ItemRow, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { ConfirmButton } from '../../../components/confirm-button';
import { QueryBoundary } from '../../../components/query-boundary';
import { RemovableRow } from '../../../components/removable-row';
import { RowSkeleton } from '../../../components/row-skeleton';
import { formatWhen } from '../../../lib/format';
import {
  type IngestTokens,
  useListIngestTokensQuery,
  useRemoveIngestTokenMutation,
} from '../api/ingest-tokens.api';
import { AddDevice } from './add-device';

type Device = IngestTokens['items'][number];

/** Devices and scripts that send readings by themselves, each with a token of its own. */
export function SendingDevices(): ReactElement {
  const query = useListIngestTokensQuery();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Card
      title="Devices that send readings"
      actions={
        <Button size="sm" startIcon={<Icon name="plus" size={16} />} onClick={() => setIsAdding(true)}>
          Add device
        </Button>
      }
    >
      <QueryBoundary
        query={query}
        errorTitle="Couldn’t load your devices"
        skeleton={<RowSkeleton rows={1} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Text tone="muted">
            A scale, a watch or a script can send readings by itself, with a token that you make here.
          </Text>
        }
      >
        {({ items }) => (
          <Stack component="ul">
            {items.map((device) => (
              <RemovableRow key={device.id}>
                <DeviceRow device={device} />
              </RemovableRow>
            ))}
          </Stack>
        )}
      </QueryBoundary>
      <AddDevice open={isAdding} onClose={() => setIsAdding(false)} />
    </Card>
  );
}

function DeviceRow({ device: { id, name, lastUsedAt } }: { device: Device }): ReactElement {
  const [remove] = useRemoveIngestTokenMutation();
  return (
    <ItemRow
      glyph={<Icon name="transfer" />}
      title={name}
      secondary={lastUsedAt === null ? 'Has sent nothing yet' : `Last sent ${formatWhen(lastUsedAt)}`}
      action={
        <ConfirmButton
          title={`Remove ${name}?`}
          confirmLabel="Remove"
          onConfirm={() => remove({ id })}
          button={(ask) => (
            <IconButton
              size="sm"
              label={`Remove ${name}`}
              icon={<Icon name="trash" size={18} />}
              onClick={ask}
            />
          )}
        >
          Its token no longer works from now on. Readings that it sent stay.
        </ConfirmButton>
      }
    />
  );
}
