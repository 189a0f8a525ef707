import { TextField } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { openIdentity } from '../../../shared/auth/api/open-identity';
import type { NewAccount } from '../../../platform/identity/identity';
import { useAppDispatch } from '../../../store/hooks';
import { type FieldErrors, useAuthForm } from '../hooks/use-auth-form';
import { emailProblem, newPasswordProblem } from '../../../shared/auth/credentials';
import { AuthFormFrame } from './auth-form-frame';
import { EmailField } from './email-field';
import { NewPasswordField } from './new-password-field';

export function SignupForm(): ReactElement {
  const dispatch = useAppDispatch();
  const [displayName, setDisplayName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const form = useAuthForm<NewAccount>({
    values: { displayName: displayName.trim(), email: email.trim(), password },
    validate,
    submit: async (values) => (await dispatch(openIdentity())).signUp(values),
  });
  const { errors } = form;

  return (
    <AuthFormFrame form={form} submitLabel="Create account">
      <TextField
        label="Name (optional)"
        name="name"
        autoComplete="name"
        maxLength={80}
        size="lg"
        hint="How your twin addresses you."
        value={displayName}
        onChange={(event) => setDisplayName(event.target.value)}
      />
      <EmailField value={email} error={errors.email} onChange={setEmail} />
      <NewPasswordField label="Password" value={password} error={errors.password} onChange={setPassword} />
    </AuthFormFrame>
  );
}

function validate({ email, password }: NewAccount): FieldErrors<NewAccount> {
  const emailError = emailProblem(email);
  const passwordError = newPasswordProblem(password);
  return {
    ...(emailError && { email: emailError }),
    ...(passwordError && { password: passwordError }),
  };
}
