import { AnswerIcon, Button, IconButton } from '@twyn/design-system';
import { useId, useState, type ReactElement } from 'react';
import type { Message } from '../../../shared/chat/api/chat.api';
import { useFeedback } from '../hooks/use-feedback';
import { FeedbackReasons } from './feedback-reasons';

export interface AnswerFeedbackProps {
  conversationId: string;
  message: Message;
}

/** Two thumbs. Pressed again, a thumb is taken back; one that points down may say why. */
export function AnswerFeedback({ conversationId, message }: AnswerFeedbackProps): ReactElement {
  const { say, isSaving } = useFeedback(conversationId, message);
  const [isAsking, setIsAsking] = useState(false);
  const id = useId();
  const { feedback } = message;
  const verdict = feedback?.verdict;
  const press = (pressed: 'up' | 'down'): void => {
    const isTakenBack = verdict === pressed;
    setIsAsking(pressed === 'down' && !isTakenBack);
    void say(isTakenBack ? null : { verdict: pressed });
  };
  const isDown = verdict === 'down';
  return (
    <>
      <IconButton
        size="sm"
        tone={verdict === 'up' ? 'outlined' : 'quiet'}
        label="Good answer"
        aria-pressed={verdict === 'up'}
        icon={<AnswerIcon name="thumb-up" size={18} />}
        onClick={() => press('up')}
      />
      <IconButton
        size="sm"
        tone={isDown ? 'outlined' : 'quiet'}
        label="Bad answer"
        aria-pressed={isDown}
        icon={<AnswerIcon name="thumb-down" size={18} />}
        onClick={() => press('down')}
      />
      {isDown && (
        <Button
          size="sm"
          tone="quiet"
          aria-expanded={isAsking}
          aria-controls={isAsking ? id : undefined}
          onClick={() => setIsAsking(!isAsking)}
        >
          {feedback && (feedback.reasons.length > 0 || feedback.comment !== null) ? 'Your reason' : 'Say why'}
        </Button>
      )}
      {isDown && isAsking && (
        <FeedbackReasons
          id={id}
          feedback={feedback}
          isSaving={isSaving}
          onSave={async (said) => {
            if (await say({ verdict: 'down', ...said })) setIsAsking(false);
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
