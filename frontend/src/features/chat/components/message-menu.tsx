import { Icon, IconButton, Menu, MenuItem } from '@twyn/design-system';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { Message } from '../../../shared/chat/api/chat.api';
import { useRememberMessageMutation } from '../../../shared/chat/api/messages.api';
import type { Notice } from './message-notice';

// Dialogs are seldom opened and heavy to carry.
const ForgetDialog = lazy(async () => ({ default: (await import('./forget-dialog')).ForgetDialog }));

export interface MessageMenuProps {
  message: Message;
  onNotice: (notice: Notice | null) => void;
  /** Says one’s own message differently. */
  onEdit?: () => void;
  /** Has the question answered anew. */
  onAskAgain?: () => void;
}

/** What else can be done with one message. */
export function MessageMenu({ message, onNotice, onEdit, onAskAgain }: MessageMenuProps): ReactElement {
  const { id, role, citations, actions } = message;
  const [rememberMessage, { isLoading }] = useRememberMessageMutation();
  const [isForgetting, setIsForgetting] = useState(false);
  // What an answer says with a source is remembered already.
  const canRemember = role === 'user' || citations.length + actions.length === 0;
  const remember = async (): Promise<void> => {
    onNotice(null);
    const { data } = await rememberMessage({ id, rememberMessage: {} });
    if (data) onNotice({ kind: 'remembered', memoryId: data.memory.id, run: data.run });
  };
  return (
    <>
      <Menu
        align={role === 'user' ? 'end' : 'start'}
        trigger={(trigger) => (
          <IconButton
            size="sm"
            label={role === 'user' ? 'More with your message' : 'More with this answer'}
            icon={<Icon name="more" size={18} />}
            {...trigger}
          />
        )}
      >
        {onEdit && (
          <MenuItem icon="edit" onSelect={onEdit}>
            Edit
          </MenuItem>
        )}
        {onAskAgain && (
          <MenuItem icon="ask" onSelect={onAskAgain}>
            Another answer
          </MenuItem>
        )}
        {canRemember && (
          <MenuItem icon="memory" disabled={isLoading} onSelect={() => void remember()}>
            Remember this
          </MenuItem>
        )}
        <MenuItem icon="eye-off" onSelect={() => setIsForgetting(true)}>
          Forget this
        </MenuItem>
      </Menu>
      <Suspense>
        {isForgetting && (
          <ForgetDialog
            message={message}
            onClose={() => setIsForgetting(false)}
            onForgotten={(run, count) => {
              setIsForgetting(false);
              onNotice({ kind: 'forgotten', count, run });
            }}
          />
        )}
      </Suspense>
    </>
  );
}
