import { Button } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { Message } from '../../../shared/chat/api/chat.api';
import type { AnswerFeedback } from '../hooks/use-answer-feedback';
import { FeedbackReasons } from './feedback-reasons';

interface FeedbackWhyProps {
  feedback: AnswerFeedback;
  /** What was said before. */
  said: Message['feedback'];
}

/** Why an answer was bad: asked below it, and only where it was. */
export function FeedbackWhy({ feedback, said }: FeedbackWhyProps): ReactElement | null {
  const { verdict, isAsking, setIsAsking, isSaving, save, id } = feedback;
  if (verdict !== 'down') return null;
  return (
    <>
      <Button
        size="sm"
        tone="quiet"
        aria-expanded={isAsking}
        aria-controls={isAsking ? id : undefined}
        onClick={() => setIsAsking(!isAsking)}
      >
        {said && (said.reasons.length > 0 || said.comment !== null) ? 'Your reason' : 'Say why'}
      </Button>
      {isAsking && (
        <FeedbackReasons
          id={id}
          feedback={said}
          isSaving={isSaving}
          onSave={save}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
