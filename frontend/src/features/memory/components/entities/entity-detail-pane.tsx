import { Box, Button, Chip, ErrorState, Icon, Page, Row, Stack, Text } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage, isApiError } from '../../../../api/api-error';
import { type EntityDetail, useGetEntityQuery } from '../../api/entities.api';
import { MemoryRow } from '../../../../components/memory-row';
import { memoryAddress } from '../../../../lib/addresses';
import { formatFullDay, formatQuantity } from '../../../../lib/format';
import type { PeopleView } from '../../hooks/use-people-view';
import { entityKinds } from '../../lib/entity-labels';
import { memoryDay } from '../../lib/memory-day';
import { DetailSkeleton } from '../detail/detail-skeleton';
import { EntityActions } from './entity-actions';
import { MergedNames } from './merged-names';

export function EntityDetailPane({ id, view }: { id: string; view: PeopleView }): ReactElement {
  return (
    <Page width="read">
      <Box sx={{ display: { md: 'none' }, mb: 1, ml: -1.5 }}>
        <Button
          tone="quiet"
          size="sm"
          href={view.addressOf(null)}
          startIcon={<Icon name="arrow-left" size={18} />}
        >
          All names
        </Button>
      </Box>
      <DetailContent id={id} view={view} />
    </Page>
  );
}

function DetailContent({ id, view }: { id: string; view: PeopleView }): ReactNode {
  const { currentData, error, isFetching, refetch } = useGetEntityQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  if (isApiError(error) && error.status === 404) {
    return <Text tone="muted">No memory mentions this name any more.</Text>;
  }
  if (currentData) return <Entity entity={currentData} view={view} />;
  if (!error) return <DetailSkeleton />;
  return (
    <ErrorState title="Couldn’t load this name" isRetrying={isFetching} onRetry={() => void refetch()}>
      {errorMessage(error)}
    </ErrorState>
  );
}

function Entity({ entity, view }: { entity: EntityDetail; view: PeopleView }): ReactElement {
  const { kind, name, aliases, related, memories, merges } = entity;
  return (
    <Stack component="article" spacing={4}>
      <Stack spacing={2}>
        <Stack
          direction="row"
          spacing={1.5}
          sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}
        >
          <Chip domain="memory" icon={entityKinds[kind].icon} label={entityKinds[kind].one} />
          <EntityActions entity={entity} view={view} />
        </Stack>
        <Text as="h2" variant="h1" dir="auto" style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Text tone="muted">
          {seenWords(entity)}
          {aliases.length > 0 && ` Also known as ${otherNames(entity).join(', ')}.`}
        </Text>
      </Stack>
      {related.length > 0 && <Related related={related} view={view} />}
      <Stack component="section" spacing={1.5} aria-label="Mentioned in">
        <Text as="h3" variant="h3">
          {memories.length < entity.mentions
            ? `The latest ${String(memories.length)} memories`
            : 'In your memories'}
        </Text>
        <ul>
          {memories.map((memory) => (
            <li key={memory.id}>
              <MemoryRow
                memory={memory}
                href={memoryAddress(memory.id)}
                when={memoryDay(memory)}
                secondary={memory.tags.join(', ')}
              />
            </li>
          ))}
        </ul>
      </Stack>
      {merges.length > 0 && <MergedNames merges={merges} view={view} />}
    </Stack>
  );
}

function Related({ related, view }: Pick<EntityDetail, 'related'> & { view: PeopleView }): ReactElement {
  const navigate = useNavigate();
  return (
    <Stack component="section" spacing={1.5} aria-label="Together with">
      <Text as="h3" variant="h3">
        Together with
      </Text>
      <Row gap={0.75}>
        {related.map(({ id, kind, name, together }) => (
          <Chip
            key={id}
            icon={entityKinds[kind].icon}
            label={name}
            count={together}
            onClick={() => void navigate(view.addressOf(id))}
          />
        ))}
      </Row>
    </Stack>
  );
}

/** Aliases are kept as they are looked up, in small letters; what was merged is still known as it was written. */
function otherNames({ aliases, merges }: EntityDetail): string[] {
  const isSame = (one: string, other: string): boolean =>
    one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;
  return aliases.map((alias) => merges.find(({ name }) => isSame(name, alias))?.name ?? alias);
}

function seenWords({ mentions, firstSeenAt, lastSeenAt }: EntityDetail): string {
  const memories = formatQuantity(mentions, 'memory', 'memories');
  if (firstSeenAt === null || lastSeenAt === null) return `In ${memories}.`;
  const [first, last] = [formatFullDay(firstSeenAt), formatFullDay(lastSeenAt)];
  return first === last ? `In ${memories}, on ${first}.` : `In ${memories}, from ${first} to ${last}.`;
}
