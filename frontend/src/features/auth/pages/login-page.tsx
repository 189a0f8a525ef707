import { Link, PasswordField, Text, TextField } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { openIdentity } from '../../../api/open-identity';
import { paths } from '../../../lib/paths';
import { useAppDispatch } from '../../../store/hooks';
import { AuthFormFrame } from '../components/auth-form-frame';
import { AuthPage } from '../components/auth-page';
import { type FieldErrors, useAuthForm } from '../hooks/use-auth-form';
import { emailProblem } from '../../../lib/credentials';

interface Values {
  email: string;
  password: string;
}

export function LoginPage(): ReactElement {
  const dispatch = useAppDispatch();
  const { search } = useLocation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const form = useAuthForm<Values>({
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
      <AuthFormFrame form={form} submitLabel="Sign in">
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          size="lg"
          value={email}
          error={errors.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          size="lg"
          value={password}
          error={errors.password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </AuthFormFrame>
      <Text tone="muted">
        First time here? <Link href={paths.signup + search}>Create an account</Link>
      </Text>
    </AuthPage>
  );
}

function validate({ email, password }: Values): FieldErrors<Values> {
  const emailError = emailProblem(email);
  return {
    ...(emailError && { email: emailError }),
    ...(password === '' && { password: 'Enter your password.' }),
  };
}
