import { Box, Page, PageHeader, Skeleton, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { formatQuantity } from '../../../lib/format';
import { type AiDashboard, useGetAiDashboardQuery } from '../api/ai-dashboard.api';
import { useCurrentUser } from '../../../store/hooks';
import { Figures } from '../components/figures';
import { AreasCard, LeavingCard, SourcesCard } from '../components/known-cards';
import { LearnedCard } from '../components/learned-card';
import { ModelCard } from '../components/model-card';
import { ModelUsage } from '../components/model-usage';
import { OutsideCard } from '../components/outside-card';
import { QuestionsCard } from '../components/questions-card';
import { RankingCard } from '../components/ranking-card';
import { SystemCallsCard } from '../components/system-calls-card';
import { UnansweredCard } from '../components/unanswered-card';
import { WorkCard } from '../components/work-card';

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

/** What the twin knows, how well it answers, and what may leave this server. */
export function AiDashboardPage(): ReactElement {
  const query = useGetAiDashboardQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page>
      <PageHeader
        context={`Last ${String(query.data?.days ?? 28)} days`}
        title={query.data ? titleOf(query.data) : 'AI dashboard'}
      />
      <QueryBoundary
        query={query}
        inCard
        errorTitle="Couldn’t load the AI dashboard"
        skeleton={<Skeleton shape="block" height={640} />}
      >
        {(dashboard) => <Parts dashboard={dashboard} />}
      </QueryBoundary>
    </Page>
  );
}

function Parts({ dashboard }: { dashboard: AiDashboard }): ReactElement {
  const isAdmin = useCurrentUser()?.role === 'admin';
  return (
    <Stack spacing={2}>
      <Figures dashboard={dashboard} />
      <Box sx={COLUMNS}>
        <Stack spacing={2}>
          <LearnedCard />
          <UnansweredCard unanswered={dashboard.unanswered} days={dashboard.days} />
          <OutsideCard left={dashboard.left} days={dashboard.days} />
          {isAdmin && <SystemCallsCard />}
          <ModelCard />
          <ModelUsage />
          <RankingCard />
        </Stack>
        <Stack spacing={2}>
          <AreasCard areas={dashboard.areas} />
          <QuestionsCard questions={dashboard.questions} days={dashboard.days} />
          <LeavingCard servers={dashboard.servers} />
          <WorkCard />
          <SourcesCard sources={dashboard.sources} />
        </Stack>
      </Box>
    </Stack>
  );
}

function titleOf({ learned }: AiDashboard): string {
  if (learned.week === 0) return 'Nothing new this week';
  return `${formatQuantity(learned.week, 'thing', 'things')} learned this week`;
}
