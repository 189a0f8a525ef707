import { Button, Card, ColumnChart, Row, Skeleton, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { formatQuantity } from '../../../lib/format';
import {
  type TwinChecks,
  useAnswerTwinCheckMutation,
  useAskTwinChecksMutation,
  useListTwinChecksQuery,
  useSkipTwinCheckMutation,
} from '../api/twin.api';
import { monthWords } from '../lib/month-words';
import { AnsweredChecks } from './answered-checks';

/** Questions that the twin has answered before one does, and how often the two agree. */
export function FidelityCard(): ReactElement {
  const query = useListTwinChecksQuery(undefined, { refetchOnMountOrArgChange: true });
  const [ask, { isLoading }] = useAskTwinChecksMutation();
  return (
    <Card
      title="Fidelity check"
      actions={
        <Button size="sm" tone="quiet" loading={isLoading} onClick={() => void ask()}>
          New questions
        </Button>
      }
    >
      <QueryBoundary
        query={query}
        errorTitle="Couldn’t load the fidelity check"
        skeleton={<Skeleton shape="block" height={200} />}
      >
        {(checks) => (
          <Stack spacing={2}>
            <OpenQuestion open={checks.open} />
            <Rate rate={checks.rate} />
            <AnsweredChecks checks={checks.latest} />
          </Stack>
        )}
      </QueryBoundary>
    </Card>
  );
}

function OpenQuestion({ open }: Pick<TwinChecks, 'open'>): ReactElement {
  const [answer, { isLoading }] = useAnswerTwinCheckMutation();
  const [skip] = useSkipTwinCheckMutation();
  const [check] = open;
  if (!check) {
    return (
      <Text tone="muted">
        Your twin writes down its answer before it shows you the question. Ask for new questions to see how
        often it would say what you say.
      </Text>
    );
  }
  const { id, question, choices } = check;
  return (
    <Stack spacing={1} component="section" aria-label="Question">
      <Text variant="h3" as="h3">
        {question}
      </Text>
      <Stack spacing={0.75}>
        {choices.map((choice) => (
          <Button
            key={choice.id}
            disabled={isLoading}
            onClick={() => void answer({ id, answerTwinCheck: { choice: choice.id } })}
          >
            {choice.text}
          </Button>
        ))}
      </Stack>
      <Row justify="between" gap={1}>
        <Text variant="caption" tone="muted">
          {formatQuantity(open.length, 'question', 'questions')} open. Your twin has answered.
        </Text>
        <Button size="sm" tone="quiet" onClick={() => void skip({ id })}>
          Skip
        </Button>
      </Row>
    </Stack>
  );
}

function Rate({ rate }: Pick<TwinChecks, 'rate'>): ReactElement {
  const { answered, expected, months, sentence } = rate;
  const base = answered === 0 ? 0 : Math.round((100 * expected) / answered);
  return (
    <Stack spacing={1}>
      <Text>{sentence}</Text>
      {months.length > 1 && (
        <ColumnChart
          domain="memory"
          summary={`Same answers by month, in percent; columns stand on chance, which is ${String(base)} %.`}
          base={base}
          columns={months.map(({ month, answered: of, matched }) => ({
            label: monthWords(month),
            value: Math.round((100 * matched) / of),
          }))}
          formatValue={(value) => `${String(Math.round(value))} %`}
          table={{
            caption: 'Same answers by month',
            columns: ['Month', 'Answers', 'Same', 'By chance'],
            rows: months.map(({ month, answered: of, matched, expected: byChance }) => [
              monthWords(month),
              String(of),
              String(matched),
              byChance.toFixed(1),
            ]),
          }}
        />
      )}
    </Stack>
  );
}
