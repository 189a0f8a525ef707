import { Box, Button, Card, EmptyState, Glyph, Page, PageHeader, Skeleton, Stack } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { paths } from '../../../lib/paths';
import { type TwinProfile, useGetTwinProfileQuery } from '../api/twin.api';
import { AnswerAsMeCard } from '../components/answer-as-me-card';
import { FidelityCard } from '../components/fidelity-card';
import { InterviewCard } from '../components/interview-card';
import { NamesSection } from '../components/names-section';
import { ProfileCard } from '../components/profile-card';
import { ProfileFigures } from '../components/profile-figures';
import { RoutinesCard } from '../components/routines-card';
import { StateCard } from '../components/state-card';
import { StyleSection } from '../components/style-section';

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
} as const;

/** As high as the cards beside them. */
const LINES_OF_A_COLUMN = 6;

/** What one’s twin has read of one, how it speaks, and how well it answers in one’s place. */
export function TwinPage(): ReactElement {
  const query = useGetTwinProfileQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page>
      <PageHeader context="Read out of your memories, nothing guessed" title="How your twin sees you" />
      <Stack spacing={2}>
        <QueryBoundary
          query={query}
          inCard
          errorTitle="Couldn’t load your profile"
          skeleton={<Skeleton shape="block" height={480} />}
          isEmpty={({ standsOn }) => standsOn.memories === 0}
          empty={<NothingKnown />}
        >
          {(profile) => <Known profile={profile} />}
        </QueryBoundary>
        <StateCard />
        <StyleSection />
      </Stack>
    </Page>
  );
}

function Known({ profile }: { profile: TwinProfile }): ReactElement {
  // A few lines leave room below them. Lines that come later move nothing: a question may be half written.
  const [isShort] = useState(profile.lines.length < LINES_OF_A_COLUMN);
  return (
    <Stack spacing={2}>
      <ProfileFigures profile={profile} />
      <Box sx={COLUMNS}>
        <Stack spacing={2}>
          <ProfileCard profile={profile} />
          {isShort && <Answering />}
        </Stack>
        <Stack spacing={2}>
          {!isShort && <Answering />}
          <InterviewCard />
          <RoutinesCard />
        </Stack>
      </Box>
      <NamesSection />
    </Stack>
  );
}

function Answering(): ReactElement {
  return (
    <>
      <AnswerAsMeCard />
      <FidelityCard />
    </>
  );
}

function NothingKnown(): ReactElement {
  return (
    <Stack spacing={2}>
      <Card>
        <EmptyState
          glyph={<Glyph domain="memory" />}
          title="Your twin knows nothing of you yet"
          actions={<Button href={paths.memory}>Remember something</Button>}
        >
          Your profile is read out of what you tell it. Each line shows the memories that it comes from.
        </EmptyState>
      </Card>
      <InterviewCard />
    </Stack>
  );
}
