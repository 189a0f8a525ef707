import {
  Box,
  Button,
  Card,
  EmptyState,
  Glyph,
  Icon,
  IconButton,
  Page,
  PageHeader,
  SegmentedControl,
  Skeleton,
  Stack,
  Text,
} from '@twyn/design-system';
import { type ReactElement, useEffect, useState } from 'react';
import { PageTools } from '../../../components/page-tools';
import { QueryBoundary } from '../../../components/query-boundary';
import { formatWhen } from '../../../lib/format';
import { notify } from '../../../lib/notify';
import { paths } from '../../../lib/paths';
import {
  type Finding,
  type FindingList,
  useCheckFindingsMutation,
  useListFindingsQuery,
} from '../api/insights.api';
import { ChangesTable } from '../components/changes-table';
import { ExperimentsCard } from '../components/experiments-card';
import { FindingCard } from '../components/finding-card';
import { MethodCard } from '../components/method-card';
import { NothingYetCard } from '../components/nothing-yet-card';
import { StartExperiment } from '../components/start-experiment';
import type { ExperimentIdea } from '../lib/experiment-prefill';
import { headlineOf, type Shelf, shelfOf, SHELVES } from '../lib/shelves';

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
} as const;

/** What was found in one’s days, what is being tried, and what cannot be said yet. */
export function FindingsPage(): ReactElement {
  const query = useListFindingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [check, { isLoading }] = useCheckFindingsMutation();
  const run = async (): Promise<void> => {
    const { error } = await check();
    if (!error) notify.success('Your days were checked.');
  };
  const ranAt = query.data?.check.ranAt ?? null;
  const isFirstLook = query.data !== undefined && ranAt === null;
  // From the first check on it is nightly.
  useEffect(() => {
    if (isFirstLook) void check();
  }, [isFirstLook, check]);
  return (
    <Page>
      <PageHeader
        context={ranAt === null ? 'Checked every night' : `Checked ${formatWhen(ranAt)}`}
        title={query.data ? headlineOf(query.data) : 'Findings'}
        tools={
          <Button loading={isLoading} onClick={() => void run()}>
            Check now
          </Button>
        }
      />
      <PageTools>
        <IconButton label="Check now" icon={<Icon name="analytics" />} onClick={() => void run()} />
      </PageTools>
      <QueryBoundary
        query={query}
        inCard
        errorTitle="Couldn’t load your findings"
        skeleton={<Skeleton shape="block" height={480} />}
      >
        {(found) => <Findings found={found} />}
      </QueryBoundary>
    </Page>
  );
}

function Findings({ found }: { found: FindingList }): ReactElement {
  const [shelf, setShelf] = useState<Shelf>('holding');
  const [idea, setIdea] = useState<ExperimentIdea | null>(null);
  const associations = found.items.filter(({ kind }) => kind === 'association');
  const changes = found.items.filter(({ kind, verdict }) => kind !== 'association' && verdict !== 'hidden');
  const shown = associations.filter((each) => shelfOf(each) === shelf);
  const count = (of: Shelf): number => associations.filter((each) => shelfOf(each) === of).length;
  return (
    <Stack spacing={3}>
      {associations.length > 0 && (
        <SegmentedControl
          label="Findings"
          options={SHELVES.map(({ value, label }) => ({ value, label: `${label} ${String(count(value))}` }))}
          value={shelf}
          onChange={setShelf}
        />
      )}
      <Box sx={COLUMNS}>
        <Shown findings={shown} isAny={associations.length > 0} check={found.check} onTry={setIdea} />
        <Stack spacing={2}>
          <ExperimentsCard />
          <NothingYetCard check={found.check} />
          <MethodCard found={found} />
        </Stack>
      </Box>
      {changes.length > 0 && <ChangesTable changes={changes} />}
      {idea && <StartExperiment idea={idea} onClose={() => setIdea(null)} />}
    </Stack>
  );
}

interface ShownProps {
  findings: readonly Finding[];
  isAny: boolean;
  check: FindingList['check'];
  onTry: (idea: ExperimentIdea) => void;
}

function Shown({ findings, isAny, check, onTry }: ShownProps): ReactElement {
  if (findings.length > 0) {
    return (
      <Stack spacing={2}>
        {findings.map((finding) => (
          <FindingCard key={finding.id} finding={finding} onTry={onTry} />
        ))}
      </Stack>
    );
  }
  if (isAny) {
    return (
      <Card>
        <Text tone="muted">None of your findings is here.</Text>
      </Card>
    );
  }
  const { mostDays, minDays } = check;
  return (
    <Card>
      <EmptyState
        glyph={<Glyph domain="body" />}
        title={
          mostDays < minDays
            ? `Nothing to say yet: ${String(mostDays)} of ${String(minDays)} days`
            : 'Nothing found'
        }
        actions={<Button href={paths.explore}>Explore your days</Button>}
      >
        {mostDays < minDays
          ? 'A finding needs 30 days on which two of your readings are both there. Below that, chance looks like a pattern.'
          : 'Nothing in your days hangs together more than chance allows. That is a result, too.'}
      </EmptyState>
    </Card>
  );
}
