import { Box, Card, SegmentedControl, Skeleton, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { type EntityGraph, useGetEntityGraphQuery } from '../api/twin-entities.api';
import { NameDetail } from './name-detail';
import { NamesGraph } from './names-graph';
import { NamesList } from './names-list';

type View = 'graph' | 'list';

const VIEWS: { value: View; label: string }[] = [
  { value: 'graph', label: 'Graph' },
  { value: 'list', label: 'List' },
];
const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
} as const;
/** As many as a picture shows without a pause. */
const MOST = 5_000;
/** Fewer are no picture. */
const LEAST_DRAWN = 4;
const WIDE = '(min-width: 768px)';

/** People, places and topics that memories speak of: a graph, and the same as a list. */
export function NamesSection(): ReactElement {
  const query = useGetEntityGraphQuery({ limit: MOST });
  const [chosen, setChosen] = useState<View | null>(null);
  const isPicture = (query.data?.nodes.length ?? 0) >= LEAST_DRAWN && matchMedia(WIDE).matches;
  const view = chosen ?? (isPicture ? 'graph' : 'list');
  const [selected, setSelected] = useState<string | null>(null);
  const show = (graph: EntityGraph): ReactElement => {
    const props = { graph, selected, onSelect: setSelected };
    return view === 'graph' ? <NamesGraph {...props} /> : <NamesList {...props} />;
  };
  return (
    <Box sx={selected === null ? {} : COLUMNS}>
      <Card
        padding="none"
        title="People, places, topics"
        actions={<SegmentedControl label="View" options={VIEWS} value={view} onChange={setChosen} />}
      >
        <QueryBoundary
          query={query}
          errorTitle="Couldn’t load your people and places"
          skeleton={<Skeleton shape="block" height={360} />}
          isEmpty={({ nodes }) => nodes.length === 0}
          empty={
            <Box sx={{ p: 2.5 }}>
              <Text tone="muted">Names appear here once your memories mention someone.</Text>
            </Box>
          }
        >
          {show}
        </QueryBoundary>
      </Card>
      {selected !== null && <NameDetail id={selected} onSelect={setSelected} />}
    </Box>
  );
}
