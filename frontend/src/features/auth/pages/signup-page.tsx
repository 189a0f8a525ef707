import { Button, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetConfigQuery } from '../../../shared/config/api/config.api';
import { paths } from '../../../lib/paths';
import { AuthPage } from '../components/auth-page';
import { SiblingLink } from '../components/sibling-link';
import { SignupForm } from '../components/signup-form';
import { SocialSignIn } from '../components/social-sign-in';

export function SignupPage(): ReactElement {
  const { search } = useLocation();
  const { data: config } = useGetConfigQuery();
  if (config?.signUp === 'closed') return <SignupClosed />;

  return (
    <AuthPage
      title={isTrial(search) ? 'Start your free trial' : 'Create your twin'}
      lead="Your account is private: no one else can read what you tell your twin."
    >
      <SocialSignIn />
      <SignupForm />
      <Text tone="muted">
        Already have an account? <SiblingLink to={paths.login}>Sign in</SiblingLink>
      </Text>
    </AuthPage>
  );
}

function SignupClosed(): ReactElement {
  const { search } = useLocation();
  return (
    <AuthPage
      title="Sign-up is closed"
      lead="This twin doesn’t accept new accounts. If you should have one, ask your administrator."
    >
      <Button size="lg" fullWidth href={paths.login + search}>
        Sign in instead
      </Button>
    </AuthPage>
  );
}

/** "Start Free Trial" leads here with this parameter. */
function isTrial(search: string): boolean {
  return new URLSearchParams(search).get('trial') === 'true';
}
