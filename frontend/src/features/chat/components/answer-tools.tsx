import { Icon, IconButton, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { Message } from '../../../api/chat.api';
import { notify } from '../../../lib/notify';
import { useReadAloud } from '../hooks/use-read-aloud';
import { copiedAnswer } from '../lib/plain-answer';
import { BranchSwitch } from './branch-switch';

export interface AnswerToolsProps {
  conversationId: string | null;
  message: Message;
  onAskAgain: () => void;
}

/** What can be done with a finished answer. */
export function AnswerTools({ conversationId, message, onAskAgain }: AnswerToolsProps): ReactElement {
  const { canSpeak, isSpeaking, toggle } = useReadAloud(message.text);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(copiedAnswer(message));
      notify.success('Copied');
    } catch {
      notify.error('Your browser did not allow the copy.');
    }
  };
  const isAnswered = message.status === 'complete';
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
      <BranchSwitch conversationId={conversationId} message={message} />
      {isAnswered && (
        <>
          <IconButton
            size="sm"
            label="Copy"
            icon={<Icon name="copy" size={18} />}
            onClick={() => void copy()}
          />
          {canSpeak && (
            <IconButton
              size="sm"
              label={isSpeaking ? 'Stop reading' : 'Read aloud'}
              icon={<Icon name={isSpeaking ? 'stop' : 'quote'} size={18} />}
              onClick={toggle}
            />
          )}
          <IconButton
            size="sm"
            label="Another answer"
            icon={<Icon name="refresh" size={18} />}
            onClick={onAskAgain}
          />
        </>
      )}
    </Stack>
  );
}
