import { Chip, Row, SegmentedControl, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useSearchMemoriesQuery } from '../../../../shared/memory/api/memory.api';
import { memoryKinds } from '../../../../components/memory-labels';
import type { SearchMode, SearchQuery } from '../../hooks/use-search-query';
import { PAGE_SIZE } from './search-results';
import { removeKindFilters, removeFilter, addFilter } from '../../lib/query-filters';

const modes: { value: SearchMode; label: string }[] = [
  { value: 'both', label: 'Both' },
  { value: 'meaning', label: 'Meaning' },
  { value: 'exact', label: 'Exact' },
];

const KIND_FIELDS = ['kind', 'type'];

export interface SearchFiltersProps {
  search: SearchQuery;
}

/** Where it is looked, the kinds that were found, and what the words were understood to narrow it to. */
export function SearchFilters({ search }: SearchFiltersProps): ReactElement {
  const { query, mode, change } = search;
  const { data: found } = useSearchMemoriesQuery({ memorySearch: { query, mode, limit: PAGE_SIZE } });
  const filters = found?.understood.filters ?? [];
  const chosen = filters.filter(({ field }) => KIND_FIELDS.includes(field));
  const others = filters.filter(({ field }) => !KIND_FIELDS.includes(field));
  // With a kind chosen, its numbers alone would be left: those of all kinds are asked for beside it.
  const everyKind = useSearchMemoriesQuery(
    { memorySearch: { query: removeKindFilters(query), mode, limit: PAGE_SIZE } },
    { skip: chosen.length === 0 || removeKindFilters(query) === '' },
  ).data;
  const kinds = (chosen.length > 0 ? (everyKind ?? found) : found)?.kinds ?? [];

  return (
    <Stack spacing={1}>
      <Row gap={1.5}>
        <SegmentedControl
          label="Where to look"
          options={modes}
          value={mode}
          onChange={(next) => change({ mode: next })}
        />
        <Row gap={0.75} role="group" aria-label="Kinds">
          {kinds.map(({ value, count }) => {
            const part = chosen.find(({ value: typed }) => typed.toLowerCase() === value);
            return (
              <Chip
                key={value}
                label={memoryKinds[value].many}
                icon={memoryKinds[value].icon}
                count={count}
                selected={part !== undefined}
                onClick={() =>
                  change({
                    query: part ? removeFilter(query, part.text) : addFilter(query, `kind:${value}`),
                  })
                }
              />
            );
          })}
        </Row>
      </Row>
      {others.length > 0 && (
        <Row gap={0.75} role="group" aria-label="Understood as filters">
          {others.map(({ text, field, value }) => (
            <Chip
              key={text}
              label={`${field} ${value}`}
              onRemove={() => change({ query: removeFilter(query, text) })}
            />
          ))}
        </Row>
      )}
      {found?.understood.notes.map((note) => (
        <Text key={note} variant="caption" tone="muted">
          {note}
        </Text>
      ))}
    </Stack>
  );
}
