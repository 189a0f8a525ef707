import { Button, Callout, Dialog, Divider, PasswordField, Skeleton, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import * as z from 'zod/mini';
import { exchangeIdentity } from '../../shared/auth/api/exchange-identity';
import { useGetSignInMethodsQuery } from '../../shared/auth/api/identity.api';
import { openIdentity } from '../../shared/auth/api/open-identity';
import { failureText } from '../../components/guarded-task';
import { useSchemaForm } from '../../components/form/use-schema-form';
import type { Proof } from '../../platform/identity/identity';
import { providerNames } from '../../platform/identity/provider-names';
import { useAppDispatch } from '../../store/hooks';

export interface ReauthDialogProps {
  onProved: () => void;
  onClose: () => void;
}

/** Asks who is at the keyboard, in any of the ways this account can be entered. */
export function ReauthDialog({ onProved, onClose }: ReauthDialogProps): ReactElement {
  const { data: methods, error, isFetching, refetch } = useGetSignInMethodsQuery(null);
  const { prove, isBusy, failure } = useProof(onProved);
  return (
    <Dialog open onClose={onClose} title="Confirm it’s you" keepOpenOnBackdrop>
      <Stack spacing={2}>
        <Text>You signed in a while ago. Sign in again to make this change. What you typed is kept.</Text>
        {failure && <Callout tone="danger">{failure}</Callout>}
        {methods?.hasPassword && <PasswordProof email={methods.email} isBusy={isBusy} onProve={prove} />}
        {methods?.hasPassword && methods.providers.length > 0 && <Divider>or</Divider>}
        {methods?.providers.map(({ id }) => (
          <Button key={id} fullWidth disabled={isBusy} onClick={() => prove({ provider: id })}>
            Continue with {providerNames[id]}
          </Button>
        ))}
        {!methods && !error && <Skeleton shape="block" height={40} />}
        {!methods && error && (
          <Callout
            tone="danger"
            action={
              <Button size="sm" tone="quiet" loading={isFetching} onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            {failureText(error)}
          </Callout>
        )}
      </Stack>
    </Dialog>
  );
}

interface PasswordProofProps {
  email: string | null;
  isBusy: boolean;
  onProve: (proof: Proof) => void;
}

const schema = z.object({ password: z.string().check(z.minLength(1, 'Enter your password.')) });

function PasswordProof({ email, isBusy, onProve }: PasswordProofProps): ReactElement {
  const { field, handleSubmit } = useSchemaForm({
    schema,
    defaultValues: { password: '' },
    arriveAt: 'password',
  });
  const prove = handleSubmit((proof) => onProve(proof));
  return (
    <Stack component="form" spacing={2} noValidate onSubmit={(event) => void prove(event)}>
      {/* tells a password manager whose password is asked for */}
      <input type="email" name="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField label="Password" autoComplete="current-password" required {...field('password')} />
      <Button type="submit" tone="primary" fullWidth loading={isBusy}>
        Confirm
      </Button>
    </Stack>
  );
}

interface ProofState {
  prove: (proof: Proof) => void;
  isBusy: boolean;
  failure: string | null;
}

/** Proves it to the provider, then to our own server: its session remembers when its owner last signed in. */
function useProof(onProved: () => void): ProofState {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const prove = async (proof: Proof): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    try {
      const identity = await dispatch(openIdentity());
      await identity.reauthenticate(proof);
      const exchange = await dispatch(exchangeIdentity({ fresh: true }));
      if (exchange.kind === 'opened') onProved();
      else setFailure('You’re confirmed, but your twin didn’t answer. Try again in a moment.');
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { prove: (proof) => void prove(proof), isBusy, failure };
}
