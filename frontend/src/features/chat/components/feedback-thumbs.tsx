import { AnswerIcon, IconButton } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { AnswerFeedback } from '../hooks/use-answer-feedback';

/** Whether an answer was good, in a press. */
export function FeedbackThumbs({ verdict, press }: AnswerFeedback): ReactElement {
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
        tone={verdict === 'down' ? 'outlined' : 'quiet'}
        label="Bad answer"
        aria-pressed={verdict === 'down'}
        icon={<AnswerIcon name="thumb-down" size={18} />}
        onClick={() => press('down')}
      />
    </>
  );
}
