import { Box, Button, Card, Row, Select, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { formatCount, formatQuantity } from '../../../../lib/format';
import { notify } from '../../../../lib/notify';
import type { Home } from '../../../../shared/home/api/home.api';
import {
  type DiscoveredEntity,
  useAcceptDiscoveredEntitiesMutation,
  useIgnoreDiscoveredEntitiesMutation,
} from '../../api/connections.api';

/** The room that each came with. */
const AS_IT_CAME = '';
const NO_ROOM = ' ';
/** The server takes no more at once. */
const MOST = 1_000;

interface FoundBarProps {
  /** All that waits. */
  waiting: readonly DiscoveredEntity[];
  chosen: readonly DiscoveredEntity[];
  home: Pick<Home, 'areas'> | undefined;
  onDone: () => void;
}

/** What is done with those that are chosen, or with all. */
export function FoundBar({ waiting, chosen, home, onDone }: FoundBarProps): ReactElement {
  const [room, setRoom] = useState(AS_IT_CAME);
  const [accept, { isLoading: isAccepting }] = useAcceptDiscoveredEntitiesMutation();
  const [ignore, { isLoading: isIgnoring }] = useIgnoreDiscoveredEntitiesMutation();
  const some = chosen.length > 0;
  const meant = (some ? chosen : waiting).slice(0, MOST);
  const take = async (): Promise<void> => {
    const area = room === AS_IT_CAME ? {} : { area: room === NO_ROOM ? null : room };
    const items = meant.map(({ connection, externalId }) => ({ connection, externalId, ...area }));
    const { data } = await accept({ acceptDiscovered: { items } });
    if (!data) return;
    notify.success(`Accepted ${formatQuantity(data.ids.length, 'device', 'devices')}`);
    onDone();
  };
  const pass = async (): Promise<void> => {
    const items = chosen.map(({ connection, externalId }) => ({ connection, externalId }));
    const { error } = await ignore({ ignoreDiscovered: { items, isIgnored: true } });
    if (error === undefined) onDone();
  };
  return (
    <Card padding="dense" as="div" role="group" aria-label="What to do with them">
      <Row align="end" justify="between" gap={2}>
        <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 260px' } }}>
          <Select
            label="Room"
            options={[
              { value: AS_IT_CAME, label: 'As each came' },
              ...(home?.areas ?? []).map(({ id, name }) => ({ value: id, label: name })),
              { value: NO_ROOM, label: 'No room' },
            ]}
            value={room}
            onChange={setRoom}
          />
        </Box>
        <Row>
          <Text variant="label" tone="muted" tabular role="status">
            {some && `${formatCount(chosen.length)} chosen`}
          </Text>
          <Button tone="quiet" disabled={!some} loading={isIgnoring} onClick={() => void pass()}>
            Ignore
          </Button>
          <Button tone="primary" loading={isAccepting} onClick={() => void take()}>
            {some ? 'Accept chosen' : `Accept all ${formatCount(meant.length)}`}
          </Button>
        </Row>
      </Row>
    </Card>
  );
}
