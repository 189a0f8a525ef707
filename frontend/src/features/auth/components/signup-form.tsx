import { TextField } from '@twyn/design-system';
import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import { openIdentity } from '../../../shared/auth/api/open-identity';
import { useAppDispatch } from '../../../store/hooks';
import { useAuthForm } from '../hooks/use-auth-form';
import { emailAddress, newPassword } from '../../../shared/auth/credential-schemas';
import { AuthFormFrame } from './auth-form-frame';
import { EmailField } from './email-field';
import { NewPasswordField } from './new-password-field';

const schema = z.object({
  displayName: z.string().check(z.trim()),
  email: emailAddress,
  password: newPassword,
});

export function SignupForm(): ReactElement {
  const dispatch = useAppDispatch();
  const { field, state, watch } = useAuthForm({
    schema,
    defaultValues: { displayName: '', email: '', password: '' },
    submit: async (values) => (await dispatch(openIdentity())).signUp(values),
  });

  return (
    <AuthFormFrame form={state} submitLabel="Create account">
      <TextField
        label="Name (optional)"
        autoComplete="name"
        maxLength={80}
        size="lg"
        hint="What your twin calls you."
        {...field('displayName')}
      />
      <EmailField {...field('email')} />
      <NewPasswordField label="Password" typed={watch('password')} {...field('password')} />
    </AuthFormFrame>
  );
}
