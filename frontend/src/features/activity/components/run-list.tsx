import { Button, Card, EmptyState, Glyph } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useListHomeEntitiesQuery } from '../../../shared/home/api/home.api';
import { type SkillRunFilter, useSkillRunPagesInfiniteQuery } from '../../../shared/skills/api/skills.api';
import { PagedCard } from '../../../components/paged-card';
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
    <PagedCard
      query={query}
      errorTitle="Couldn’t load the activity"
      rows={5}
      label="What was done"
      empty={Object.keys(filter).length > 0 ? <NoMatchingRuns /> : <NoRuns />}
    >
      {(run) => <RunRow run={run} understood={describeIntents(run, { names })} />}
    </PagedCard>
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
