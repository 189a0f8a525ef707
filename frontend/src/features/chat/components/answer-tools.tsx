import { AnswerIcon, Icon, IconButton, QuietTools } from '@twyn/design-system';
import { useState, type ReactElement } from 'react';
import type { Message } from '../../../api/chat.api';
import { notify } from '../../../lib/notify';
import { useReadAloud } from '../hooks/use-read-aloud';
import { copiedAnswer } from '../lib/plain-answer';
import { AnswerFeedback } from './answer-feedback';
import { BranchSwitch } from './branch-switch';
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
  const { canSpeak, isSpeaking, toggle } = useReadAloud(message.text);
  const [notice, setNotice] = useState<Notice | null>(null);
  const isAnswered = message.status === 'complete';
  return (
    <>
      <BranchSwitch conversationId={conversationId} message={message} />
      {isAnswered && (
        <QuietTools shown={isLast || isSpeaking || message.feedback !== null}>
          <IconButton
            size="sm"
            label="Copy"
            icon={<Icon name="copy" size={18} />}
            onClick={() => void copy(message)}
          />
          {canSpeak && (
            <IconButton
              size="sm"
              label={isSpeaking ? 'Stop reading' : 'Read aloud'}
              icon={isSpeaking ? <Icon name="stop" size={18} /> : <AnswerIcon name="speaker" size={18} />}
              onClick={toggle}
            />
          )}
          <IconButton
            size="sm"
            label="Another answer"
            icon={<AnswerIcon name="refresh" size={18} />}
            onClick={onAskAgain}
          />
          <MessageMenu message={message} onNotice={setNotice} />
          {conversationId !== null && <AnswerFeedback conversationId={conversationId} message={message} />}
        </QuietTools>
      )}
      {notice && <MessageNotice notice={notice} />}
    </>
  );
}

async function copy(message: Message): Promise<void> {
  try {
    await navigator.clipboard.writeText(copiedAnswer(message));
    notify.success('Copied');
  } catch {
    notify.error('Your browser did not allow the copy.');
  }
}
