import { Button, Card, Row, Skeleton, Stack, Text, TextField } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { errorMessage } from '../../../api/api-error';
import { QueryBoundary } from '../../../components/query-boundary';
import { notify } from '../../../lib/notify';
import { useUndoSkillRunMutation } from '../../../shared/skills/api/skills.api';
import {
  type TwinInterviewQuestion,
  useAnswerTwinInterviewMutation,
  useGetTwinInterviewQuery,
} from '../api/twin.api';

const MAX_LENGTH = 1_000;

/** Three questions of what least is known; each answer becomes a memory. */
export function InterviewCard(): ReactElement {
  const query = useGetTwinInterviewQuery(undefined, { refetchOnMountOrArgChange: true });
  const note = query.data && `${String(query.data.answered)} of ${String(query.data.total)} answered`;
  return (
    <Card title="Three questions" note={note}>
      <QueryBoundary
        query={query}
        errorTitle="Couldn’t load the questions"
        skeleton={<Skeleton shape="block" height={200} />}
        isEmpty={({ questions }) => questions.length === 0}
        empty={<Text tone="muted">You have answered everything that your twin asks.</Text>}
      >
        {({ questions }) => (
          <Stack spacing={2}>
            {questions.map((question) => (
              <QuestionForm key={question.key} question={question} />
            ))}
            <Text variant="caption" tone="muted">
              Each answer becomes a memory. Leave out what you’d rather not say.
            </Text>
          </Stack>
        )}
      </QueryBoundary>
    </Card>
  );
}

function QuestionForm({ question: { key, question } }: { question: TwinInterviewQuestion }): ReactElement {
  const [text, setText] = useState('');
  const [answer, { isLoading, error }] = useAnswerTwinInterviewMutation();
  const [undo] = useUndoSkillRunMutation();
  const save = async (): Promise<void> => {
    const { data } = await answer({ key, answerTwinInterview: { text } });
    if (!data) return;
    notify.success('Remembered', {
      action: { label: 'Undo', onSelect: () => void undo({ id: data.runId }) },
    });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack spacing={1}>
        <TextField
          label={question}
          multiline
          minRows={1}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          value={text}
          error={error === undefined ? undefined : errorMessage(error)}
          onChange={(event) => setText(event.target.value)}
        />
        <Row justify="end">
          <Button size="sm" type="submit" loading={isLoading} disabled={text.trim() === ''}>
            Remember
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
