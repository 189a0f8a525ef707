import { Box, Button, Page, PageHeader } from '@twyn/design-system';
import { lazy, Suspense, useRef, useState, type ReactElement } from 'react';
import { captureDraft } from '../../../components/capture/capture-draft';
import { PageTools } from '../../../components/page-tools';
import { formatLongDay, formatTime } from '../../../lib/format';
import { useDraft } from '../../../shared/drafts/use-draft';
import { useCurrentUser } from '../../../store/hooks';
import { TellOrAsk } from '../components/tell-or-ask';
import { TodaySkeleton } from '../components/today-skeleton';
import { useNow } from '../hooks/use-now';
import { greeting } from '../lib/greeting';
import { TODAY_GRID, TWO } from '../lib/today-grid';

// One can write before the rest is there; the first load goes without it.
const TodayOverview = lazy(async () => ({
  default: (await import('../components/today-overview')).TodayOverview,
}));

const TELL_EXAMPLE = 'My sister Ana is allergic to peanuts.';

export function DashboardPage(): ReactElement {
  const now = useNow();
  const user = useCurrentUser();
  const [, setDraft] = useDraft(captureDraft);
  const [isArranging, setIsArranging] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const arrange = useRef<HTMLButtonElement>(null);
  const tell = (): void => {
    setDraft({ ...captureDraft.empty, text: TELL_EXAMPLE });
    field.current?.focus();
  };
  const toggle = (): void => setIsArranging((before) => !before);
  const endArranging = (): void => {
    setIsArranging(false);
    arrange.current?.focus();
  };

  return (
    <Page>
      <PageHeader
        context={`${formatLongDay(now)}, ${formatTime(now)}`}
        title={greeting(user?.displayName ?? '', now)}
        tools={
          <Button ref={arrange} tone="quiet" aria-pressed={isArranging} onClick={toggle}>
            Arrange cards
          </Button>
        }
      />
      <PageTools>
        <Button size="sm" tone="quiet" aria-pressed={isArranging} onClick={toggle}>
          Arrange
        </Button>
      </PageTools>
      <Box sx={TODAY_GRID}>
        <Box sx={TWO}>
          <TellOrAsk inputRef={field} />
        </Box>
        <Suspense fallback={<TodaySkeleton />}>
          <TodayOverview now={now} isArranging={isArranging} onArranged={endArranging} onTell={tell} />
        </Suspense>
      </Box>
    </Page>
  );
}
