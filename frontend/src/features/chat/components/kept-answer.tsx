import { HoverTools } from '@twyn/design-system';
import { useState, type ReactElement } from 'react';
import { useAnswerFeedback } from '../hooks/use-answer-feedback';
import { useReadAloud } from '../hooks/use-read-aloud';
import { BranchSwitch } from './branch-switch';
import { CopyAndListen } from './copy-and-listen';
import { FeedbackThumbs } from './feedback-thumbs';
import { FeedbackWhy } from './feedback-why';
import { MessageMenu } from './message-menu';
import { MessageNotice, type Notice } from './message-notice';
import { TwinMessage, type TwinMessageProps } from './twin-message';

export interface KeptAnswerProps extends Omit<TwinMessageProps, 'tools' | 'below'> {
  conversationId: string;
  /** The tools of the last answer are always in sight. */
  isLast: boolean;
  /** There to be read, not to be judged or changed. */
  isReadOnly?: boolean;
}

/** An answer that is kept, with all that can be done with it once it is finished. */
export function KeptAnswer({
  conversationId,
  isLast,
  isReadOnly = false,
  ...rest
}: KeptAnswerProps): ReactElement {
  const { message, onAskAgain } = rest;
  const speech = useReadAloud(message.text);
  const feedback = useAnswerFeedback(conversationId, message);
  const [notice, setNotice] = useState<Notice | null>(null);
  const isAnswered = message.status === 'complete';
  const hasBelow = message.siblings.length > 1 || feedback.verdict === 'down' || notice !== null;
  return (
    <TwinMessage
      {...rest}
      tools={
        isAnswered && (
          <HoverTools shown={isLast || speech.isSpeaking || message.feedback !== null}>
            <CopyAndListen message={message} speech={speech} />
            {!isReadOnly && (
              <>
                <FeedbackThumbs {...feedback} />
                <MessageMenu message={message} onNotice={setNotice} onAskAgain={onAskAgain} />
              </>
            )}
          </HoverTools>
        )
      }
      below={
        hasBelow && (
          <>
            <BranchSwitch conversationId={conversationId} message={message} />
            {isAnswered && <FeedbackWhy feedback={feedback} said={message.feedback} />}
            {notice && <MessageNotice notice={notice} />}
          </>
        )
      }
    />
  );
}
