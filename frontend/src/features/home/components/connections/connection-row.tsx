import { Badge, HomeGlyph, Icon, IconButton, ItemRow, Menu, MenuItem } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { errorMessage } from '../../../../api/api-error';
import { notify } from '../../../../lib/notify';
import { type HomeConnection, useChangeHomeConnectionMutation } from '../../api/connections.api';
import { connectionPlace, connectionStatus, isNotAllowed } from '../../lib/connection-words';
import { ConnectionProblems } from './connection-problems';
import { EditConnection } from './edit-connection';
import { RemoveConnection } from './remove-connection';
import { TargetHelp } from './target-help';

type Open = 'edit' | 'problems' | 'remove';

/** One connection: how it is and why, and what can be done about it. */
export function ConnectionRow({ connection }: { connection: HomeConnection }): ReactElement {
  const { id, name, url, kind, isPaused } = connection;
  const [open, setOpen] = useState<Open>();
  const [change] = useChangeHomeConnectionMutation();
  const { tone, words, note } = connectionStatus(connection);
  const close = (): void => setOpen(undefined);
  const pause = async (): Promise<void> => {
    const { error } = await change({ id, changeHomeConnection: { isPaused: !isPaused } });
    if (error) notify.error(errorMessage(error));
  };
  return (
    <>
      <ItemRow
        glyph={<HomeGlyph isActive={tone === 'success'} icon={kind === 'simulated' ? 'scene' : 'link'} />}
        title={name}
        badge={
          <Badge plain tone={tone}>
            {words}
          </Badge>
        }
        secondary={
          <>
            <div>{connectionPlace(connection)}</div>
            <div>{note}</div>
          </>
        }
        action={
          <Menu
            trigger={(trigger) => (
              <IconButton label={`More for ${name}`} icon={<Icon name="more" size={18} />} {...trigger} />
            )}
          >
            <MenuItem icon="edit" onSelect={() => setOpen('edit')}>
              Edit
            </MenuItem>
            <MenuItem icon="stop" onSelect={() => void pause()}>
              {isPaused ? 'Resume' : 'Pause'}
            </MenuItem>
            <MenuItem icon="list" onSelect={() => setOpen('problems')}>
              What was left out
            </MenuItem>
            <MenuItem icon="trash" tone="danger" onSelect={() => setOpen('remove')}>
              Remove
            </MenuItem>
          </Menu>
        }
      >
        {isNotAllowed(connection) && <TargetHelp url={url} />}
      </ItemRow>
      {open === 'problems' && <ConnectionProblems connection={connection} onClose={close} />}
      {open === 'edit' && <EditConnection connection={connection} open onClose={close} />}
      <RemoveConnection connection={connection} open={open === 'remove'} onClose={close} />
    </>
  );
}
