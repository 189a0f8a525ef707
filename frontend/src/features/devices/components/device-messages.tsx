import { Badge, Button, Card, DataTable, ItemRow, Row, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { formatWhen } from '../../../lib/format';
import { type Device, type DeviceMessages as Messages, useListDeviceMessagesQuery } from '../api/devices.api';
import { readingWords, REFUSAL_WORDS, TARGET_WORDS } from '../lib/device-words';

/** By the older way of sending, which names metrics itself. */
const STRAIGHT_TO_BODY = 'What it sends goes straight to Body, and is not listed here.';
/** More at the first look would push everything else away. */
const FIRST = 8;

interface Line {
  key: string;
  at: string;
  message: string;
  became: string;
  isRefused: boolean;
}

/** The last messages, and what became of them. */
export function DeviceMessages({ id, device }: { id: string; device: Device }): ReactElement {
  const query = useListDeviceMessagesQuery({ id });
  return (
    <section aria-labelledby="messages">
      <Text variant="h2" id="messages" style={{ marginBottom: 12 }}>
        Last messages
      </Text>
      <QueryBoundary
        query={query}
        inCard
        errorTitle="Couldn’t load the messages"
        skeleton={<RowSkeleton rows={3} />}
      >
        {(messages) => <Lines lines={linesOf(messages)} wasHeard={device.lastSeenAt !== null} />}
      </QueryBoundary>
    </section>
  );
}

function Lines({ lines, wasHeard }: { lines: readonly Line[]; wasHeard: boolean }): ReactElement {
  const [isWhole, setIsWhole] = useState(false);
  if (lines.length === 0) {
    return (
      <Card padding="none">
        <ItemRow title={wasHeard ? STRAIGHT_TO_BODY : 'Nothing received yet.'} />
      </Card>
    );
  }
  return (
    <>
      <DataTable
        label="Last messages"
        rows={isWhole ? lines : lines.slice(0, FIRST)}
        rowKey={({ key }) => key}
        columns={[
          { key: 'at', header: 'Time', cell: ({ at }) => formatWhen(at) },
          { key: 'message', header: 'Message', cell: ({ message }) => message },
          {
            key: 'became',
            header: 'Became',
            cell: ({ became, isRefused }) => (
              <Badge plain tone={isRefused ? 'warning' : 'neutral'}>
                {became}
              </Badge>
            ),
          },
        ]}
      />
      {!isWhole && lines.length > FIRST && (
        <Row justify="center">
          <Button size="sm" style={{ marginTop: 12 }} onClick={() => setIsWhole(true)}>
            {`Show all ${String(lines.length)}`}
          </Button>
        </Row>
      )}
    </>
  );
}

/** The newest first. */
function linesOf({ items, refused }: Messages): Line[] {
  const kept = items.map((reading, index) => ({
    key: `kept ${String(index)}`,
    at: reading.receivedAt,
    message: `${reading.name} ${readingWords(reading)}`,
    became: TARGET_WORDS[reading.target],
    isRefused: false,
  }));
  const out = refused.map(({ name, value, reason, receivedAt }, index) => ({
    key: `refused ${String(index)}`,
    at: receivedAt,
    message: `${name} ${value}`,
    became: `Kept out: ${REFUSAL_WORDS[reason]}`,
    isRefused: true,
  }));
  return [...kept, ...out].toSorted((one, other) => other.at.localeCompare(one.at));
}
