import { Button, Card, EmptyState, Glyph } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useListHomeEntitiesQuery } from '../../../shared/home/api/home.api';
import { type SkillRunFilter, useSkillRunPagesInfiniteQuery } from '../../../shared/skills/api/skills.api';
import { LoadMore } from '../../../components/load-more';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { draftState } from '../../../shared/chat/draft-state';
import { paths } from '../../../lib/paths';
import { describeIntents } from '../lib/run-labels';
import { RunRow } from './run-row';

const EXAMPLES = ['Remind me to call Ana tomorrow at 9', 'Set a timer for 10 minutes'];

/** What was done, the latest first. */
export function RunList({ filter }: { filter: SkillRunFilter }): ReactElement {
  const query = useSkillRunPagesInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const { data: entities } = useListHomeEntitiesQuery();
  const names = new Map(entities?.items.map(({ id, name }) => [id, name]));
  return (
    <QueryBoundary
      query={query}
      inCard
      errorTitle="Couldn’t load the activity"
      skeleton={
        <Card padding="none">
          <RowSkeleton rows={5} />
        </Card>
      }
      isEmpty={({ pages }) => pages[0]?.items.length === 0}
      empty={Object.keys(filter).length > 0 ? <NoMatchingRuns /> : <NoRuns />}
    >
      {({ pages }) => (
        <>
          <Card padding="none" as="ul" aria-label="What was done">
            {pages
              .flatMap(({ items }) => items)
              .map((run) => (
                <li key={run.id}>
                  <RunRow run={run} understood={describeIntents(run, { names })} />
                </li>
              ))}
          </Card>
          <LoadMore query={query} />
        </>
      )}
    </QueryBoundary>
  );
}

function NoRuns(): ReactElement {
  const navigate = useNavigate();
  return (
    <Card>
      <EmptyState
        glyph={<Glyph domain="neutral" icon="list" />}
        title="No activity yet"
        actions={EXAMPLES.map((example) => (
          <Button
            key={example}
            size="sm"
            onClick={() => void navigate(paths.chat, { state: draftState(example) })}
          >
            {example}
          </Button>
        ))}
      >
        Everything your twin does, from chat, voice or the palette, is listed here with its result and an
        undo. Try one:
      </EmptyState>
    </Card>
  );
}

function NoMatchingRuns(): ReactElement {
  return (
    <Card>
      <EmptyState title="Nothing like that" actions={<Button href={paths.activity}>Show everything</Button>}>
        No activity matches these filters.
      </EmptyState>
    </Card>
  );
}
