import { Badge, Button, ItemRow, Text, Time } from '@twyn/design-system';
import type { ReactElement } from 'react';
import {
  type HomeActivity,
  useHomeActivityPagesInfiniteQuery,
  useUndoHomeActivityMutation,
} from '../../../shared/home/api/home.api';
import { PagedCard } from '../../../components/paged-card';
import { formatAgo } from '../../../lib/format';
import { failureOf } from '../../../shared/home/failure';
import { actionLabel } from '../../../components/home/entity-labels';

const CHANNELS: Record<HomeActivity['channel'], string> = {
  screen: 'From a screen',
  chat: 'In a chat',
  voice: 'By voice',
  api: 'By a program',
  schedule: 'When it was due',
  rule: 'By an automation',
};

/** Who did what, the latest first. */
export function ActivityList(): ReactElement {
  const query = useHomeActivityPagesInfiniteQuery(null, { refetchOnMountOrArgChange: true });
  return (
    <PagedCard
      query={query}
      errorTitle="Couldn’t load the activity"
      rows={2}
      empty={<Text tone="muted">Nothing has been done yet.</Text>}
    >
      {(activity) => <ActivityRow activity={activity} />}
    </PagedCard>
  );
}

function ActivityRow({ activity }: { activity: HomeActivity }): ReactElement {
  const [undo, { isLoading }] = useUndoHomeActivityMutation();
  const { id, at, channel, entityName, undoneAt, changes } = activity;
  const words = actionLabel(activity);
  const failure = failureOf(activity);
  return (
    <ItemRow
      title={`${entityName}: ${words}`}
      secondary={
        <>
          {CHANNELS[channel]}, <Time dateTime={at}>{formatAgo(at)}</Time>
          {undoneAt !== null && ', undone'}
          {failure !== undefined && (
            <Badge plain tone="warning">
              {failure}
            </Badge>
          )}
        </>
      }
      action={
        undoneAt === null &&
        changes.length > 0 && (
          <Button
            size="sm"
            tone="quiet"
            loading={isLoading}
            aria-label={`Undo ${entityName}: ${words}`}
            onClick={() => void undo({ id })}
          >
            Undo
          </Button>
        )
      }
    />
  );
}
