import { Button, Callout, Dialog, Stack, Text } from '@twyn/design-system';
import { type ReactNode, useEffect, useState } from 'react';
import { openIdentity } from '../../shared/auth/api/open-identity';
import { useGuardedTask } from '../../components/guarded-task';
import { notify } from '../../lib/notify';
import { pendingLink } from '../../platform/identity/pending-link';
import { providerIds, providerNames } from '../../platform/identity/provider-names';
import { useAppDispatch, useCurrentUser } from '../../store/hooks';

/**
 * Whoever came by a service, and was told that its address belongs to this account, is asked whether to add it. Nobody
 * else is: the two addresses must be the same.
 */
export function LinkOffer(): ReactNode {
  const dispatch = useAppDispatch();
  const email = useCurrentUser()?.email?.toLowerCase();
  const [offer, setOffer] = useState(pendingLink.read);
  const provider = providerIds.find((each) => each === offer?.provider);
  const { run, isBusy, failure } = useGuardedTask(async () => {
    if (provider) await (await dispatch(openIdentity())).link(provider);
  });

  // Asked once: a reload does not ask again.
  useEffect(() => pendingLink.clear(), []);

  if (!offer || !provider || offer.email.toLowerCase() !== email) return null;
  const name = providerNames[provider];
  const close = (): void => setOffer(null);
  const handleAdd = async (): Promise<void> => {
    if (!(await run())) return;
    notify.success(`${name} added`);
    close();
  };
  return (
    <Dialog
      open
      keepOpenOnBackdrop
      onClose={close}
      title={`Add ${name} to your account?`}
      actions={
        <>
          {/* Never locked: a window that was closed is noticed only after ten seconds. */}
          <Button tone="quiet" onClick={close}>
            Not now
          </Button>
          <Button tone="primary" loading={isBusy} onClick={() => void handleAdd()}>
            Add {name}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <Text>
          You came by {name}, where you’re known as {offer.email} too. Add it, and either way leads here. You
          can take it away again in the settings.
        </Text>
        {failure && <Callout tone="danger">{failure}</Callout>}
      </Stack>
    </Dialog>
  );
}
