import { PasswordField } from '@twyn/design-system';
import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import { paths } from '../../../lib/paths';
import { openIdentity } from '../../../shared/auth/api/open-identity';
import { emailAddress } from '../../../shared/auth/credential-schemas';
import { useAppDispatch } from '../../../store/hooks';
import { useAuthForm } from '../hooks/use-auth-form';
import { AuthFormFrame } from './auth-form-frame';
import { EmailField } from './email-field';
import { SiblingLink } from './sibling-link';

const schema = z.object({
  email: emailAddress,
  password: z.string().check(z.minLength(1, 'Enter your password.')),
});

/** Comes after the page, whose first load has no room for what carries forms. */
export function LoginForm(): ReactElement {
  const dispatch = useAppDispatch();
  const { field, state } = useAuthForm({
    schema,
    defaultValues: { email: '', password: '' },
    submit: async (values) => (await dispatch(openIdentity())).signIn(values),
  });
  return (
    <AuthFormFrame form={state} submitLabel="Sign in">
      <EmailField {...field('email')} />
      <PasswordField
        label="Password"
        labelEnd={<SiblingLink to={paths.forgotPassword}>Forgot password?</SiblingLink>}
        autoComplete="current-password"
        size="lg"
        {...field('password')}
      />
    </AuthFormFrame>
  );
}
