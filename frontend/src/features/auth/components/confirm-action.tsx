import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import { openIdentity } from '../../../shared/auth/api/open-identity';
import { useAppDispatch, useCurrentUser } from '../../../store/hooks';
import { useAuthForm } from '../hooks/use-auth-form';
import { actionLabels } from '../lib/action-labels';
import type { ActionFormProps } from './action-form';
import { AuthFormFrame } from './auth-form-frame';

const schema = z.object({});

/** Asks before it uses the link: mail scanners open every link, and would use it up unseen. */
export function ConfirmAction({ mode, code, onDone }: ActionFormProps): ReactElement {
  const dispatch = useAppDispatch();
  const isSignedIn = useCurrentUser() !== null;
  const { state } = useAuthForm({
    schema,
    defaultValues: {},
    submit: async () => {
      const identity = await dispatch(openIdentity());
      await identity.applyActionCode(code);
      // The account of this window may be another one, or signed out by the change: the link has worked all the same.
      if (isSignedIn) await identity.methods().catch(() => undefined);
      onDone();
    },
  });
  return <AuthFormFrame form={state} submitLabel={actionLabels[mode].button} />;
}
