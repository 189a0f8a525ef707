import { Box, Page, PageHeader } from '@twyn/design-system';
import { lazy, Suspense, useRef, type ReactElement } from 'react';
import { captureDraft } from '../../../components/capture/capture-draft';
import { formatLongDay, formatTime } from '../../../lib/format';
import { useDraft } from '../../../shared/drafts/use-draft';
import { useCurrentUser } from '../../../store/hooks';
import { TellOrAsk } from '../components/tell-or-ask';
import { TodaySkeleton } from '../components/today-skeleton';
import { useNow } from '../hooks/use-now';
import { greeting } from '../lib/greeting';
import { TODAY_GRID } from '../lib/today-grid';

// One can write before the rest is there; the first load goes without it.
const TodayOverview = lazy(async () => ({
  default: (await import('../components/today-overview')).TodayOverview,
}));

const TELL_EXAMPLE = 'My sister Ana is allergic to peanuts.';
const ASK_EXAMPLE = 'What is Ana allergic to?';

export function DashboardPage(): ReactElement {
  const now = useNow();
  const user = useCurrentUser();
  const [, setDraft] = useDraft(captureDraft);
  const field = useRef<HTMLTextAreaElement>(null);
  const begin = (text: string) => (): void => {
    setDraft({ ...captureDraft.empty, text });
    field.current?.focus();
  };

  return (
    <Page>
      <PageHeader
        context={`${formatLongDay(now)}, ${formatTime(now)}`}
        title={greeting(user?.displayName ?? '', now)}
      />
      <Box sx={TODAY_GRID}>
        <TellOrAsk inputRef={field} />
        <Suspense fallback={<TodaySkeleton />}>
          <TodayOverview now={now} onTellExample={begin(TELL_EXAMPLE)} onAskExample={begin(ASK_EXAMPLE)} />
        </Suspense>
      </Box>
    </Page>
  );
}
