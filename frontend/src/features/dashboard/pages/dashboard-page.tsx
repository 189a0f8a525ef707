import { Grid, Page, PageHeader, Stack } from '@twyn/design-system';
import { lazy, Suspense, useRef, useState, type ReactElement } from 'react';
import { captureDraft } from '../../../components/capture/capture-draft';
import { FindMemories } from '../../../components/find-memories';
import { useDraft } from '../../../shared/drafts/use-draft';
import { formatLongDay, formatTime } from '../../../lib/format';
import { useCurrentUser } from '../../../store/hooks';
import { AskCard } from '../components/ask-card';
import { CaptureCard } from '../components/capture-card';
import { DashboardSkeleton } from '../components/dashboard-skeleton';
import { useNow } from '../hooks/use-now';
import { greeting } from '../lib/greeting';

// Below what one writes in; the first load goes without it.
const MemoryOverview = lazy(async () => ({
  default: (await import('../components/memory-overview')).MemoryOverview,
}));

const TELL_EXAMPLE = 'My sister Ana is allergic to peanuts.';
const ASK_EXAMPLE = 'What is Ana allergic to?';

export function DashboardPage(): ReactElement {
  const now = useNow();
  const user = useCurrentUser();
  const [, setCapture] = useDraft(captureDraft);
  const [question, setQuestion] = useState('');
  const captureInput = useRef<HTMLTextAreaElement>(null);
  const askInput = useRef<HTMLTextAreaElement>(null);

  return (
    <Page>
      <PageHeader
        context={`${formatLongDay(now)}, ${formatTime(now)}`}
        title={greeting(user?.displayName ?? '', now)}
        tools={<FindMemories label="Search your memories" />}
      />
      <Stack spacing={2}>
        <Grid container spacing={2}>
          <Grid size={{ xs: 12, sm: 6, md: 8 }}>
            <CaptureCard inputRef={captureInput} />
          </Grid>
          <Grid size={{ xs: 12, sm: 6, md: 4 }}>
            <AskCard ref={askInput} value={question} onChange={setQuestion} />
          </Grid>
        </Grid>
        <Suspense fallback={<DashboardSkeleton />}>
          <MemoryOverview
            onTellExample={() => {
              setCapture({ ...captureDraft.empty, text: TELL_EXAMPLE });
              captureInput.current?.focus();
            }}
            onAskExample={() => {
              setQuestion(ASK_EXAMPLE);
              askInput.current?.focus();
            }}
          />
        </Suspense>
      </Stack>
    </Page>
  );
}
