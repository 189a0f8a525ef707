import {
  Box,
  Button,
  Chip,
  Divider,
  EmptyState,
  Icon,
  ListRow,
  Row,
  SearchField,
  Stack,
  Text,
} from '@twyn/design-system';
import type { ReactElement } from 'react';
import { type EntityKind, useEntityPagesInfiniteQuery } from '../../api/entities.api';
import { LoadMore } from '../../../../components/load-more';
import { QueryBoundary } from '../../../../components/query-boundary';
import { RowSkeleton } from '../../../../components/row-skeleton';
import { formatDay, formatQuantity } from '../../../../lib/format';
import { totalAlone } from '../../../../lib/list-total';
import { paths } from '../../../../lib/paths';
import type { PeopleView } from '../../hooks/use-people-view';
import { entityKinds } from '../../lib/entity-labels';
import { EntityGlyph } from './entity-glyph';
import { IgnoredNames } from './ignored-names';

export function PeoplePane({ view }: { view: PeopleView }): ReactElement {
  const { kind, query: words } = view;
  const query = useEntityPagesInfiniteQuery(
    { ...(kind && { kind }), ...(words.trim() !== '' && { query: words.trim() }) },
    { refetchOnMountOrArgChange: true },
  );
  const first = query.data?.pages[0];
  return (
    <>
      <Stack spacing={1.5} sx={{ p: 2, pt: 2.5, pb: 1.5 }}>
        <Row justify="between">
          <Box sx={{ ml: -1.5 }}>
            <Button
              tone="quiet"
              size="sm"
              href={paths.memory}
              startIcon={<Icon name="arrow-left" size={18} />}
            >
              Memory
            </Button>
          </Box>
          <Text variant="caption" tone="faint" tabular role="status">
            {first && totalAlone(first, 'name', 'names')}
          </Text>
        </Row>
        <SearchField
          label="Find a name"
          placeholder="Find a name"
          value={words}
          onChange={(next) => view.show({ kind, query: next })}
        />
        <KindChips view={view} />
      </Stack>
      <Divider />
      <QueryBoundary
        query={query}
        errorTitle="Couldn’t load your people and places"
        skeleton={<RowSkeleton rows={8} />}
        isEmpty={({ pages }) => pages[0]?.items.length === 0}
        empty={<NoEntities isFiltered={kind !== undefined || words !== ''} />}
      >
        {({ pages }) => (
          <>
            <Box component="ul">
              {pages
                .flatMap(({ items }) => items)
                .map((entity) => (
                  <li key={entity.id}>
                    <ListRow
                      href={view.addressOf(entity.id)}
                      selected={entity.id === view.openId}
                      glyph={<EntityGlyph kind={entity.kind} />}
                      title={entity.name}
                      meta={entity.lastSeenAt !== null && formatDay(entity.lastSeenAt)}
                      secondary={`${entityKinds[entity.kind].one}, ${formatQuantity(entity.mentions, 'memory', 'memories')}`}
                    />
                  </li>
                ))}
            </Box>
            <LoadMore query={query} />
          </>
        )}
      </QueryBoundary>
      <IgnoredNames />
    </>
  );
}

function KindChips({ view }: { view: PeopleView }): ReactElement {
  return (
    <Row gap={0.75} scroll role="group" aria-label="Kind">
      <Chip
        label="All"
        selected={view.kind === undefined}
        onClick={() => view.show({ kind: undefined, query: view.query })}
      />
      {Object.entries(entityKinds).map(([kind, { many }]) => (
        <Chip
          key={kind}
          label={many}
          selected={view.kind === kind}
          onClick={() => view.show({ kind: kind as EntityKind, query: view.query })}
        />
      ))}
    </Row>
  );
}

function NoEntities({ isFiltered }: { isFiltered: boolean }): ReactElement {
  return (
    <Box sx={{ p: 2 }}>
      <EmptyState title={isFiltered ? 'Name not found' : 'No names yet'}>
        {isFiltered
          ? 'Try another spelling, or all kinds.'
          : 'Names appear here once your memories mention someone.'}
      </EmptyState>
    </Box>
  );
}
