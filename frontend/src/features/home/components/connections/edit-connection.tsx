import { Dialog } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { notify } from '../../../../lib/notify';
import { type HomeConnection, useChangeHomeConnectionMutation } from '../../api/connections.api';
import type { ConnectionValues } from '../../lib/connection-form';
import { ConnectionForm } from './connection-form';

export interface ConnectionDialogProps {
  connection: HomeConnection;
  open: boolean;
  onClose: () => void;
}

/** Another name, address, user or secret. */
export function EditConnection({ connection, open, onClose }: ConnectionDialogProps): ReactElement {
  const { id, kind, name, url: before } = connection;
  const [change, { isLoading }] = useChangeHomeConnectionMutation();
  const hasAddress = before !== null;
  const save = async ({ name: called, url, username, secret }: ConnectionValues): Promise<unknown> => {
    const { data, error } = await change({
      id,
      changeHomeConnection: {
        name: called,
        ...(hasAddress && url !== before && { url }),
        ...(hasAddress && kind === 'mqtt' && { username: username === '' ? null : username }),
        ...(hasAddress && secret !== '' && { secret }),
      },
    });
    if (data) {
      notify.success(`Saved: ${data.name}`);
      onClose();
    }
    return error;
  };
  return (
    <Dialog open={open} title={`Edit ${name}`} keepOpenOnBackdrop onClose={onClose}>
      <ConnectionForm
        kind={kind === 'mqtt' && !hasAddress ? 'own_broker' : kind}
        before={connection}
        isBusy={isLoading}
        onCancel={onClose}
        onSave={save}
      />
    </Dialog>
  );
}
