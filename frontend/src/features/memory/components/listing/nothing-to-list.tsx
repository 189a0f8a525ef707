import { Box, Button, EmptyState, Glyph, Stack } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import { useListMemoriesQuery } from '../../../../shared/memory/api/memory.api';
import { totalInWords } from '../../../../lib/list-total';
import { paths } from '../../../../lib/paths';
import { type FilterPart, filterParts, withoutConditions } from '../../lib/filter-parts';
import { toFilter, type ViewFilter } from '../../lib/view-filter';
import { useEntityNames } from '../filters/filter-bar';

export interface NothingToListProps {
  filter: ViewFilter;
  onShow: (filter: ViewFilter) => void;
}

export function NothingToList({ filter, onShow }: NothingToListProps): ReactElement {
  const parts = filterParts(filter, useEntityNames(filter));
  return (
    <Box sx={{ p: 2 }}>
      {parts.length === 0 ? (
        <NothingYet />
      ) : parts.length === 1 && filter.status === 'archived' ? (
        <EmptyState title="Nothing archived">
          Archived memories stay here, out of your list, search and answers.
        </EmptyState>
      ) : (
        <NothingMatches parts={parts} filter={filter} onShow={onShow} />
      )}
    </Box>
  );
}

/** Says which of the conditions is in the way. */
function NothingMatches({
  parts,
  filter,
  onShow,
}: NothingToListProps & { parts: FilterPart[] }): ReactElement {
  return (
    <EmptyState
      title={`Nothing matches ${parts.map(({ label }) => label).join(' and ')}`}
      actions={
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          {parts.length > 1 &&
            parts.map((part) => <WithoutPart key={part.label} part={part} onShow={onShow} />)}
          <Button size="sm" onClick={() => onShow(withoutConditions(filter))}>
            Clear all
          </Button>
        </Stack>
      }
    >
      {parts.length > 1
        ? 'Without one of them there may be more:'
        : 'You set kinds, tags and dates when you correct a memory.'}
    </EmptyState>
  );
}

function WithoutPart({
  part,
  onShow,
}: {
  part: FilterPart;
  onShow: NothingToListProps['onShow'];
}): ReactNode {
  const { data } = useListMemoriesQuery({ ...toFilter(part.without), limit: 1 });
  if (!data || data.total === 0) return null;
  return (
    <Button size="sm" onClick={() => onShow(part.without)}>
      Without {part.label}: {totalInWords(data, 'memory', 'memories')}
    </Button>
  );
}

function NothingYet(): ReactElement {
  return (
    <EmptyState
      glyph={<Glyph domain="memory" />}
      title="No memories yet"
      actions={
        <Button size="sm" href={paths.dashboard}>
          Tell your twin something
        </Button>
      }
    >
      Memories are saved word for word with their source, and found by meaning.
    </EmptyState>
  );
}
