import { AnswerIcon, IconButton, HoverTools } from '@twyn/design-system';
import { useState, type ReactElement } from 'react';
import type { Message } from '../../../shared/chat/api/chat.api';
import { useReadAloud } from '../hooks/use-read-aloud';
import { AnswerFeedback } from './answer-feedback';
import { BranchSwitch } from './branch-switch';
import { CopyAndListen } from './copy-and-listen';
import { MessageMenu } from './message-menu';
import { MessageNotice, type Notice } from './message-notice';

export interface AnswerToolsProps {
  conversationId: string | null;
  message: Message;
  /** The tools of the last answer are always in sight. */
  isLast: boolean;
  onAskAgain: () => void;
}

/** What can be done with a finished answer. */
export function AnswerTools(props: AnswerToolsProps): ReactElement {
  const { conversationId, message, isLast, onAskAgain } = props;
  const speech = useReadAloud(message.text);
  const [notice, setNotice] = useState<Notice | null>(null);
  const isAnswered = message.status === 'complete';
  return (
    <>
      <BranchSwitch conversationId={conversationId} message={message} />
      {isAnswered && (
        <HoverTools shown={isLast || speech.isSpeaking || message.feedback !== null}>
          <CopyAndListen message={message} speech={speech} />
          <IconButton
            size="sm"
            label="Another answer"
            icon={<AnswerIcon name="refresh" size={18} />}
            onClick={onAskAgain}
          />
          <MessageMenu message={message} onNotice={setNotice} />
          {conversationId !== null && <AnswerFeedback conversationId={conversationId} message={message} />}
        </HoverTools>
      )}
      {notice && <MessageNotice notice={notice} />}
    </>
  );
}
