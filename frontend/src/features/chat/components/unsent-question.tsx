import { Button, MessageBubble, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { Question } from '../lib/chat-draft';

export interface UnsentQuestionProps {
  question: Question;
  onRetry: () => void;
  onWithdraw: () => void;
}

/** What the owner asked and the server has not confirmed yet. */
export function UnsentQuestion({ question, onRetry, onWithdraw }: UnsentQuestionProps): ReactElement {
  return (
    <MessageBubble
      footer={
        question.state === 'failed' ? (
          <Stack role="alert" spacing={1} sx={{ alignItems: 'flex-end' }}>
            <Text tone="danger">Not sent. {question.problem}</Text>
            <Stack direction="row" spacing={1}>
              <Button size="sm" tone="quiet" onClick={onWithdraw}>
                Edit
              </Button>
              <Button size="sm" onClick={onRetry}>
                Try again
              </Button>
            </Stack>
          </Stack>
        ) : (
          <Text variant="caption" tone="faint">
            Sending
          </Text>
        )
      }
    >
      {question.text}
    </MessageBubble>
  );
}
