import { Button, Card, Chip, Row, Stack, Text, TextField } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { errorMessage } from '../../../api/api-error';
import { useAnswerAsOwnerMutation } from '../api/twin.api';
import { DraftAnswer } from './draft-answer';
import { VerdictList } from './verdict-list';

const MAX_LENGTH = 500;

/** A question that somebody asks, answered as one would: from one’s own sentences, with their sources. */
export function AnswerAsMeCard(): ReactElement {
  const [question, setQuestion] = useState('');
  const [ask, { data, isLoading, error }] = useAnswerAsOwnerMutation();
  return (
    <Card title="Answer as me" actions={<Chip label="Draft, not you" />}>
      <Stack spacing={2}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void ask({ askTwin: { question } });
          }}
        >
          <Stack spacing={1}>
            <TextField
              label="What somebody asks you"
              placeholder="Where do you live?"
              maxLength={MAX_LENGTH}
              autoComplete="off"
              value={question}
              error={error === undefined ? undefined : errorMessage(error)}
              onChange={(event) => setQuestion(event.target.value)}
            />
            <Row justify="end">
              <Button size="sm" type="submit" loading={isLoading} disabled={question.trim() === ''}>
                Answer
              </Button>
            </Row>
          </Stack>
        </form>
        {data && <DraftAnswer key={data.question} answer={data} />}
        {!data && (
          <Text variant="caption" tone="muted">
            It uses your own sentences and nothing else. Nobody but you sees the draft.
          </Text>
        )}
        <VerdictList />
      </Stack>
    </Card>
  );
}
