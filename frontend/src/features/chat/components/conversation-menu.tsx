import { Icon, IconButton, Menu, MenuItem } from '@twyn/design-system';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { Conversation } from '../../../api/chat.api';

// Dialogs are seldom opened and heavy to carry.
const RenameDialog = lazy(async () => ({ default: (await import('./rename-dialog')).RenameDialog }));
const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog')).DeleteDialog }));

/** What can be done with the open conversation. */
export function ConversationMenu({ conversation }: { conversation: Conversation }): ReactElement {
  const [asking, setAsking] = useState<'rename' | 'delete' | null>(null);
  const close = (): void => setAsking(null);
  return (
    <>
      <Menu trigger={(trigger) => <IconButton label="More" icon={<Icon name="more" />} {...trigger} />}>
        <MenuItem icon="edit" onSelect={() => setAsking('rename')}>
          Rename
        </MenuItem>
        <MenuItem icon="trash" tone="danger" onSelect={() => setAsking('delete')}>
          Delete
        </MenuItem>
      </Menu>
      <Suspense>
        {asking === 'rename' && <RenameDialog conversation={conversation} onClose={close} />}
        {asking === 'delete' && <DeleteDialog conversation={conversation} onClose={close} />}
      </Suspense>
    </>
  );
}
