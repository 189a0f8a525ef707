import { Badge, Button, Card, ItemRow, Text, Time } from '@twyn/design-system';
import type { ReactElement } from 'react';
import {
  type HomeActivity,
  useHomeActivityPagesInfiniteQuery,
  useUndoHomeActivityMutation,
} from '../../../shared/home/api/home.api';
import { LoadMore } from '../../../components/load-more';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
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
    <QueryBoundary
      query={query}
      inCard
      errorTitle="Couldn’t load the activity"
      skeleton={
        <Card padding="none">
          <RowSkeleton rows={2} />
        </Card>
      }
      isEmpty={({ pages }) => pages[0]?.items.length === 0}
      empty={<Text tone="muted">Nothing has been done yet.</Text>}
    >
      {({ pages }) => (
        <>
          <Card padding="none" as="ul">
            {pages
              .flatMap(({ items }) => items)
              .map((activity) => (
                <li key={activity.id}>
                  <ActivityRow activity={activity} />
                </li>
              ))}
          </Card>
          <LoadMore query={query} />
        </>
      )}
    </QueryBoundary>
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
