import { Box, Button, Card, Row, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { ConfirmButton } from '../../../components/confirm-button';
import {
  type Experiment,
  useDeleteExperimentMutation,
  useListExperimentsQuery,
  useStopExperimentMutation,
} from '../api/insights.api';
import { dayWords } from '../lib/amounts';

const DAYS = { display: 'flex', flexWrap: 'wrap', gap: 0.5, m: 0, p: 0, listStyle: 'none' } as const;
const TITLES = {
  planned: 'Experiment, from tomorrow',
  running: 'Running experiment',
  ended: 'Ended experiment',
  stopped: 'Stopped experiment',
} as const;

/** What is being tried, and what came of what was. */
export function ExperimentsCard(): ReactElement | null {
  const { data } = useListExperimentsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data || data.items.length === 0) return null;
  return (
    <>
      {data.items.map((experiment) => (
        <ExperimentCard key={experiment.id} experiment={experiment} />
      ))}
    </>
  );
}

function ExperimentCard({ experiment }: { experiment: Experiment }): ReactElement {
  const { id, action, outcome, state, day, days, sentence, assumption, isSample } = experiment;
  const [stop] = useStopExperimentMutation();
  const [remove] = useDeleteExperimentMutation();
  const isOpen = state === 'planned' || state === 'running';
  const end = (): Promise<unknown> => (isOpen ? stop({ id }) : remove({ id }));
  return (
    <Card
      title={TITLES[state]}
      note={state === 'running' ? `day ${String(day)} of ${String(days.length)}` : undefined}
    >
      <Stack spacing={1.5}>
        <Text>
          A days: {action}. B days: as usual. Measured: {outcome.title.toLowerCase()}
          {isSample && ' (sample)'}.
        </Text>
        <Box component="ol" sx={DAYS} aria-label="Days">
          {days.map(({ day: date, arm }, place) => (
            <Box
              component="li"
              key={date}
              title={dayWords(date)}
              sx={{
                width: 24,
                height: 28,
                display: 'grid',
                placeItems: 'center',
                border: 1,
                borderColor: place < day ? 'border.strong' : 'border.hairline',
                borderRadius: 1,
              }}
            >
              <Text as="span" variant="caption" tone={place < day ? undefined : 'faint'}>
                {arm}
              </Text>
            </Box>
          ))}
        </Box>
        <Text>{sentence}</Text>
        <Text variant="caption" tone="muted">
          {assumption}
        </Text>
        <Row justify="end" gap={1}>
          <ConfirmButton
            button={(ask) => (
              <Button size="sm" tone="quiet" onClick={ask}>
                {isOpen ? 'Stop' : 'Delete'}
              </Button>
            )}
            title={isOpen ? 'Stop this experiment?' : 'Delete this experiment?'}
            confirmLabel={isOpen ? 'Stop' : 'Delete'}
            onConfirm={end}
          >
            {isOpen
              ? 'Its days so far stay. It can’t be continued.'
              : 'Its days and its result are deleted for good.'}
          </ConfirmButton>
        </Row>
      </Stack>
    </Card>
  );
}
