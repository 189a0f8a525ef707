import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import { openIdentity } from '../../../shared/auth/api/open-identity';
import { useAppDispatch } from '../../../store/hooks';
import { useAuthForm } from '../hooks/use-auth-form';
import { actionLabels } from '../lib/action-labels';
import { newPassword } from '../../../shared/auth/credential-schemas';
import type { ActionFormProps } from './action-form';
import { AuthFormFrame } from './auth-form-frame';
import { NewPasswordField } from './new-password-field';

const schema = z.object({ password: newPassword });

export function ResetPasswordForm({ mode, code, email, onDone }: ActionFormProps): ReactElement {
  const dispatch = useAppDispatch();
  const { field, state, watch } = useAuthForm({
    schema,
    defaultValues: { password: '' },
    submit: async (values) => {
      const identity = await dispatch(openIdentity());
      await identity.confirmPasswordReset(code, values.password);
      onDone();
    },
  });
  return (
    <AuthFormFrame form={state} submitLabel={actionLabels[mode].button}>
      {/* Tells a password manager whose password this is. */}
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <NewPasswordField label="New password" typed={watch('password')} {...field('password')} />
    </AuthFormFrame>
  );
}
