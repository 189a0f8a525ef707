import { Button, Drawer, ErrorState, Skeleton, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { errorMessage } from '../../../../api/api-error';
import { useGetMemoryFacetsQuery, type MemoryFacets } from '../../api/listing.api';
import { memoryKinds } from '../../../../components/memory-labels';
import { sourceNames } from '../../lib/source-names';
import { totalInWords } from '../../../../lib/list-total';
import { toFilter, type ViewFilter } from '../../lib/view-filter';
import { ChoiceGroup } from './choice-group';
import { FilterDates } from './filter-dates';
import { FilterRest } from './filter-rest';

export interface FilterPanelProps {
  open: boolean;
  filter: ViewFilter;
  onChange: (filter: ViewFilter) => void;
  onClose: () => void;
}

/** All there is to narrow by. Each choice shows at once in the list behind. */
export function FilterPanel({ open, filter, onChange, onClose }: FilterPanelProps): ReactElement {
  const facets = useGetMemoryFacetsQuery(toFilter(filter), { skip: !open });
  return (
    <Drawer open={open} title="Filter" onClose={onClose}>
      {facets.data ? (
        <Stack spacing={3}>
          <Choices facets={facets.data} filter={filter} onChange={onChange} />
          {!facets.data.isOfAll && (
            <Text variant="caption" tone="muted">
              The numbers are of your latest 10,000 memories.
            </Text>
          )}
          <Button onClick={onClose}>Show {totalInWords(facets.data, 'memory', 'memories')}</Button>
        </Stack>
      ) : facets.error ? (
        <ErrorState
          title="Couldn’t load the filters"
          isRetrying={facets.isFetching}
          onRetry={() => void facets.refetch()}
        >
          {errorMessage(facets.error)}
        </ErrorState>
      ) : (
        <Skeleton shape="block" height={240} />
      )}
    </Drawer>
  );
}

interface ChoicesProps {
  facets: MemoryFacets;
  filter: ViewFilter;
  onChange: (filter: ViewFilter) => void;
}

function Choices({ facets, filter, onChange }: ChoicesProps): ReactElement {
  const entityGroup = (
    name: string,
    entities: MemoryFacets['people'],
    icon: 'user' | 'place',
  ): ReactElement => (
    <ChoiceGroup
      name={name}
      icon={icon}
      choices={entities.map(({ id, name: label, count }) => ({ value: id, label, count }))}
      chosen={filter.entities}
      onChange={(chosen) => {
        const others = filter.entities.filter((id) => !entities.some((entity) => entity.id === id));
        onChange({ ...filter, entities: [...others, ...chosen] });
      }}
    />
  );
  return (
    <>
      <ChoiceGroup
        name="Kind"
        choices={facets.kinds.map(({ value, count }) => ({ value, label: memoryKinds[value].many, count }))}
        chosen={filter.kinds}
        onChange={(kinds) => onChange({ ...filter, kinds })}
      />
      <ChoiceGroup
        name="Tags"
        icon="tag"
        choices={facets.tags.map(({ value, count }) => ({ value, label: value, count }))}
        chosen={filter.tags}
        onChange={(tags) => onChange({ ...filter, tags })}
      />
      {entityGroup('People', facets.people, 'user')}
      {entityGroup('Places', facets.places, 'place')}
      <FilterDates facets={facets} filter={filter} onChange={onChange} />
      <ChoiceGroup
        name="Where it came from"
        choices={facets.sources.map(({ value, count }) => ({ value, label: sourceNames[value], count }))}
        chosen={filter.source === null ? [] : [filter.source]}
        onChange={(chosen) => onChange({ ...filter, source: chosen.at(-1) ?? null })}
      />
      <FilterRest filter={filter} onChange={onChange} />
    </>
  );
}
