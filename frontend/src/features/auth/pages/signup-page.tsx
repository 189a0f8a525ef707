import { Link, PasswordField, Text, TextField } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { openIdentity } from '../../../api/open-identity';
import { paths } from '../../../lib/paths';
import { useAppDispatch } from '../../../store/hooks';
import { AuthFormFrame } from '../components/auth-form-frame';
import { AuthPage } from '../components/auth-page';
import { type FieldErrors, useAuthForm } from '../hooks/use-auth-form';
import { emailProblem, newPasswordProblem, passwordHint } from '../../../lib/credentials';
import type { NewAccount } from '../../../lib/identity';

export function SignupPage(): ReactElement {
  const dispatch = useAppDispatch();
  const location = useLocation();
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
    <AuthPage
      title={isTrial(location.state) ? 'Start your free trial' : 'Create your twin'}
      lead="One account, kept apart from every other: nobody else can read what you tell it."
    >
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
          autoComplete="new-password"
          size="lg"
          strengthHint={passwordHint(password)}
          value={password}
          error={errors.password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </AuthFormFrame>
      <Text tone="muted">
        Already have an account? <Link href={paths.login + location.search}>Sign in</Link>
      </Text>
    </AuthPage>
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

/** "Start Free Trial" navigates with this state. */
function isTrial(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'trial' in state && state.trial === true;
}
