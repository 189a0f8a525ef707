import { Text } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import { paths } from '../../../lib/paths';
import { useGetConfigQuery } from '../../../shared/config/api/config.api';
import { AuthPage } from '../components/auth-page';
import { LazyLoginForm } from '../components/lazy-login-form';
import { SiblingLink } from '../components/sibling-link';
import { SocialSignIn } from '../components/social-sign-in';

export function LoginPage(): ReactElement {
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
      <LazyLoginForm />
      <SignUpLink />
    </AuthPage>
  );
}

function SignUpLink(): ReactNode {
  const { data: config } = useGetConfigQuery();
  if (config?.signUp === 'closed') return <Text tone="muted">This twin takes no new accounts.</Text>;
  return (
    <Text tone="muted">
      First time here? <SiblingLink to={paths.signup}>Create an account</SiblingLink>
    </Text>
  );
}
