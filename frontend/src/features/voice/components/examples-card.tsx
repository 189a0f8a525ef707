import { Box, Button, Card, Row, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { type SkillList, useListSkillsQuery } from '../../../shared/skills/api/skills.api';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';

/** As many as are taken in at a glance. */
const FIRST = 6;
const EXAMPLES_OF_EACH = 3;
/** What is said aloud most often moves something; what is told or asked in many words is typed in the chat. */
const ORDER = ['physical', 'guarded', 'read', 'write'];

/** A whole sentence takes as many lines as it needs. */
const SENTENCES = { '&& button': { height: 'auto', py: 0.75, whiteSpace: 'normal', textAlign: 'start' } };

interface ExamplesCardProps {
  /** A press runs it. */
  onRun: (text: string) => void;
}

/** Everything that can be said, with sentences that are understood. */
export function ExamplesCard({ onRun }: ExamplesCardProps): ReactElement {
  const query = useListSkillsQuery();
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Card title="What you can say">
      <QueryBoundary query={query} errorTitle="Couldn’t load the skills" skeleton={<RowSkeleton rows={3} />}>
        {({ items }) => (
          <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
            {inOrder(items)
              .slice(0, showsAll ? items.length : FIRST)
              .map(({ name, description, examples }) => (
                <Stack key={name} spacing={1}>
                  <Text variant="label">{description}</Text>
                  <Box sx={SENTENCES}>
                    <Row>
                      {examples.slice(0, EXAMPLES_OF_EACH).map((example) => (
                        <Button key={example} size="sm" onClick={() => onRun(example)}>
                          {example}
                        </Button>
                      ))}
                    </Row>
                  </Box>
                </Stack>
              ))}
            {!showsAll && items.length > FIRST && (
              <Button size="sm" tone="quiet" onClick={() => setShowsAll(true)}>
                Show all {items.length}
              </Button>
            )}
          </Stack>
        )}
      </QueryBoundary>
    </Card>
  );
}

function inOrder(items: SkillList['items']): SkillList['items'] {
  return items.toSorted((a, b) => ORDER.indexOf(a.risk) - ORDER.indexOf(b.risk));
}
