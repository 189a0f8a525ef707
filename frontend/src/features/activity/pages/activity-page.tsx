import { Page, PageHeader, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ActivityTabs } from '../components/activity-tabs';
import { RunFilters } from '../components/run-filters';
import { RunList } from '../components/run-list';
import { channelOf, resultOf } from '../lib/run-labels';

const CHANNEL_PARAM = 'by';
const RESULT_PARAM = 'outcome';

/** What the twin was asked to do, by whom, what came of it, and the way back. */
export function ActivityPage(): ReactElement {
  const [params, setParams] = useSearchParams();
  const channel = channelOf(params.get(CHANNEL_PARAM));
  const outcome = resultOf(params.get(RESULT_PARAM));
  const choose = (name: string, value: string): void =>
    setParams(
      (current) => {
        if (value === '') current.delete(name);
        else current.set(name, value);
        return current;
      },
      { replace: true },
    );
  return (
    <Page>
      <PageHeader
        title="Activity"
        description="What your twin did, the result and an undo. Kept for 90 days."
      />
      <ActivityTabs>
        <Stack spacing={2}>
          <RunFilters
            channel={channel}
            outcome={outcome}
            onChannel={(value) => choose(CHANNEL_PARAM, value)}
            onOutcome={(value) => choose(RESULT_PARAM, value)}
          />
          <RunList
            key={`${channel ?? ''} ${outcome ?? ''}`}
            filter={{ ...(channel && { channel }), ...(outcome && { outcome }) }}
          />
        </Stack>
      </ActivityTabs>
    </Page>
  );
}
