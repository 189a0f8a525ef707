import { type ReactElement, useState } from 'react';
import { openIdentity } from '../../../shared/auth/api/open-identity';
import { useAppDispatch } from '../../../store/hooks';
import { useAuthForm } from '../hooks/use-auth-form';
import { actionWords } from '../lib/action-words';
import { newPasswordProblem } from '../../../shared/auth/credentials';
import type { ActionFormProps } from './action-form';
import { AuthFormFrame } from './auth-form-frame';
import { NewPasswordField } from './new-password-field';

export function ResetPasswordForm({ mode, code, email, onDone }: ActionFormProps): ReactElement {
  const dispatch = useAppDispatch();
  const [password, setPassword] = useState('');
  const form = useAuthForm({
    values: { password },
    validate: (values) => {
      const problem = newPasswordProblem(values.password);
      return problem ? { password: problem } : {};
    },
    submit: async (values) => {
      const identity = await dispatch(openIdentity());
      await identity.confirmPasswordReset(code, values.password);
      onDone();
    },
  });
  return (
    <AuthFormFrame form={form} submitLabel={actionWords[mode].button}>
      {/* Tells a password manager whose password this is. */}
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <NewPasswordField
        label="New password"
        value={password}
        error={form.errors.password}
        onChange={setPassword}
      />
    </AuthFormFrame>
  );
}
