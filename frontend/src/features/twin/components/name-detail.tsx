import { Box, Button, Card, Chip, Row, Skeleton, SourceChip, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useRef } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { memoryAddress } from '../../../lib/addresses';
import { formatDay, formatQuantity } from '../../../lib/format';
import { type EntityDetail, useGetEntityQuery } from '../api/twin-entities.api';
import { ENTITY_WORDS, nameAddress } from '../lib/entity-words';

interface NameDetailProps {
  id: string;
  onSelect: (id: string) => void;
}

const MEMORIES = 5;
const TITLE_LENGTH = 60;

/** One name: since when, with whom, and the memories that speak of it. */
export function NameDetail({ id, onSelect }: NameDetailProps): ReactElement {
  const query = useGetEntityQuery({ id });
  const place = useRef<HTMLDivElement>(null);
  return (
    <Box ref={place} role="region" aria-label="Selected name" tabIndex={-1} sx={{ outline: 'none' }}>
      <QueryBoundary
        query={query}
        inCard
        errorTitle="Couldn’t load this name"
        skeleton={<Skeleton shape="block" height={240} />}
      >
        {(entity) => (
          <Detail
            entity={entity}
            onSelect={(next) => {
              // What was pressed goes with the name that it led from: the keyboard stays here.
              place.current?.focus();
              onSelect(next);
            }}
          />
        )}
      </QueryBoundary>
    </Box>
  );
}

interface DetailProps {
  entity: EntityDetail;
  onSelect: (id: string) => void;
}

function Detail({ entity, onSelect }: DetailProps): ReactElement {
  const { id, name, kind, mentions, firstSeenAt, lastSeenAt, related, memories } = entity;
  return (
    <Card title={name} note={ENTITY_WORDS[kind].one}>
      <Stack spacing={1.5}>
        <Text tone="muted">
          {formatQuantity(mentions, 'memory', 'memories')}
          {firstSeenAt !== null && `, since ${formatDay(firstSeenAt)}`}
          {lastSeenAt !== null && `, last ${formatDay(lastSeenAt)}`}
        </Text>
        {related.length > 0 && (
          <Row gap={0.75} role="group" aria-label="Mostly with">
            {related.map((other) => (
              <Chip
                key={other.id}
                label={`${other.name} ${String(other.together)}`}
                onClick={() => onSelect(other.id)}
              />
            ))}
          </Row>
        )}
        <Stack spacing={0.75} sx={{ alignItems: 'flex-start' }}>
          {memories.slice(0, MEMORIES).map(({ id: memoryId, text, recordedAt, happenedAt }) => (
            <SourceChip
              key={memoryId}
              name={text.slice(0, TITLE_LENGTH)}
              meta={formatDay(happenedAt ?? recordedAt)}
              href={memoryAddress(memoryId)}
            />
          ))}
        </Stack>
        <Row>
          <Button size="sm" href={nameAddress(id)}>
            All about {name}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
