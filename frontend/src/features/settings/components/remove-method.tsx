import { Button, Callout, ConfirmDialog, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import type { ProviderId } from '../../../platform/identity/identity';
import { notify } from '../../../lib/notify';
import { useIdentityTask } from '../hooks/use-identity-task';

export interface RemoveMethodProps {
  method: ProviderId | 'password' | 'phone';
  /** As it stands in a sentence: "the password", "Google". */
  name: string;
  /** @default 'Remove' */
  label?: string;
  onRemoved: () => Promise<void>;
}

/** Asks once: taking a way in away is undone only by adding it anew. */
export function RemoveMethod({ method, name, label = 'Remove', onRemoved }: RemoveMethodProps): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  const { run, isBusy, failure, clearFailure } = useIdentityTask((identity) => identity.unlink(method));

  const close = (): void => {
    setIsAsking(false);
    clearFailure();
  };
  const handleConfirm = async (): Promise<void> => {
    if (!(await run())) return;
    close();
    notify.success(`Removed ${name}`);
    await onRemoved();
  };

  return (
    <>
      <Button size="sm" tone="quiet" aria-label={`${label} ${name}`} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`${label} ${name}?`}
        confirmLabel={label}
        tone="danger"
        isBusy={isBusy}
        onConfirm={() => void handleConfirm()}
        onClose={close}
      >
        <Stack spacing={2}>
          <Text>
            {method === 'phone' ? PHONE_REMOVED : 'You can’t sign in with it any more. You can add it again.'}
          </Text>
          {failure && <Callout tone="danger">{failure}</Callout>}
        </Stack>
      </ConfirmDialog>
    </>
  );
}

const PHONE_REMOVED = 'Your account isn’t tied to this number any more. You can add it again.';
