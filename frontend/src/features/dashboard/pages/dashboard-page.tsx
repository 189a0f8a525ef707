import { Box, Page, PageHeader } from '@twyn/design-system';
import { lazy, Suspense, useRef, useState, type ReactElement } from 'react';
import { captureDraft } from '../../../components/capture/capture-draft';
import { formatLongDay, formatTime } from '../../../lib/format';
import { useDraft } from '../../../shared/drafts/use-draft';
import { useCurrentUser } from '../../../store/hooks';
import { TellOrAsk } from '../components/tell-or-ask';
import { TodaySkeleton } from '../components/today-skeleton';
import { useNow } from '../hooks/use-now';
import { greeting } from '../lib/greeting';
import { TODAY_GRID, TWO } from '../lib/today-grid';

// One can write before the rest is there; the first load goes without it.
const rest = () => import('../components/today-overview');
const TodayOverview = lazy(async () => ({ default: (await rest()).TodayOverview }));
const ArrangeButton = lazy(async () => ({ default: (await rest()).ArrangeButton }));

const TELL_EXAMPLE = 'My sister Ana is allergic to peanuts.';

export function DashboardPage(): ReactElement {
  const now = useNow();
  const user = useCurrentUser();
  const [, setDraft] = useDraft(captureDraft);
  const [isArranging, setIsArranging] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const [grid, setGrid] = useState<HTMLElement | null>(null);
  const tell = (): void => {
    setDraft({ ...captureDraft.empty, text: TELL_EXAMPLE });
    field.current?.focus();
  };
  const toggle = (): void => setIsArranging((before) => !before);

  return (
    <Page>
      <PageHeader
        context={`${formatLongDay(now)}, ${formatTime(now)}`}
        title={greeting(user?.displayName ?? '', now)}
        tools={
          <Suspense>
            <ArrangeButton isArranging={isArranging} onToggle={toggle} />
          </Suspense>
        }
      />
      <Box ref={setGrid} sx={TODAY_GRID}>
        <Box sx={TWO}>
          <TellOrAsk inputRef={field} />
        </Box>
        <Suspense fallback={<TodaySkeleton />}>
          <TodayOverview grid={grid} now={now} isArranging={isArranging} onArranged={toggle} onTell={tell} />
        </Suspense>
      </Box>
    </Page>
  );
}
