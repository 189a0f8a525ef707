import { PasswordField, Text } from '@twyn/design-system';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useGetConfigQuery } from '../../../shared/config/api/config.api';
import { openIdentity } from '../../../shared/auth/api/open-identity';
import type { Credentials } from '../../../platform/identity/identity';
import { paths } from '../../../lib/paths';
import { useAppDispatch } from '../../../store/hooks';
import { AuthFormFrame } from '../components/auth-form-frame';
import { AuthPage } from '../components/auth-page';
import { EmailField } from '../components/email-field';
import { SiblingLink } from '../components/sibling-link';
import { SocialSignIn } from '../components/social-sign-in';
import { type FieldErrors, useAuthForm } from '../hooks/use-auth-form';
import { emailProblem } from '../../../shared/auth/credentials';

export function LoginPage(): ReactElement {
  const dispatch = useAppDispatch();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const form = useAuthForm<Credentials>({
    values: { email: email.trim(), password },
    validate,
    submit: async (values) => (await dispatch(openIdentity())).signIn(values),
  });
  const { errors } = form;

  return (
    <AuthPage
      title="Sign in to your twin"
      lead={
        <>
          This twin lives at{' '}
          <Text as="span" variant="mono" tone="primary">
            {location.host}
          </Text>
          .
        </>
      }
    >
      <SocialSignIn />
      <AuthFormFrame form={form} submitLabel="Sign in">
        <EmailField value={email} error={errors.email} onChange={setEmail} />
        <PasswordField
          label="Password"
          labelEnd={<SiblingLink to={paths.forgotPassword}>Forgot password?</SiblingLink>}
          name="password"
          autoComplete="current-password"
          size="lg"
          value={password}
          error={errors.password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </AuthFormFrame>
      <WayToSignUp />
    </AuthPage>
  );
}

function WayToSignUp(): ReactNode {
  const { data: config } = useGetConfigQuery();
  if (config?.signUp === 'closed') return <Text tone="muted">This twin takes no new accounts.</Text>;
  return (
    <Text tone="muted">
      First time here? <SiblingLink to={paths.signup}>Create an account</SiblingLink>
    </Text>
  );
}

function validate({ email, password }: Credentials): FieldErrors<Credentials> {
  const emailError = emailProblem(email);
  return {
    ...(emailError && { email: emailError }),
    ...(password === '' && { password: 'Enter your password.' }),
  };
}
