import { AuthLayout, Icon, IconButton, Link, Text, useColorScheme, Wordmark } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import { useGetConfigQuery } from '../../../api/config.api';
import { paths } from '../../../lib/paths';

interface AuthPageProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** What sign-in and sign-up share around their forms. It says nothing of the owner: there is no session yet. */
export function AuthPage({ title, lead, children }: AuthPageProps): ReactElement {
  return (
    <AuthLayout
      brand={
        <Link href={paths.home} tone="plain" aria-label="Twyn, home">
          <Wordmark />
        </Link>
      }
      tools={<SchemeSwitch />}
      footer={<PasswordNote />}
      statement="I keep what you tell me, and when you ask, I show you where it came from."
    >
      <div>
        <h1>{title}</h1>
        <Text tone="muted">{lead}</Text>
      </div>
      {children}
    </AuthLayout>
  );
}

function SchemeSwitch(): ReactElement {
  const { scheme, toggleScheme } = useColorScheme();
  const isDark = scheme === 'dark';
  return (
    <IconButton
      label={isDark ? 'Use the light theme' : 'Use the dark theme'}
      icon={<Icon name={isDark ? 'sun' : 'moon'} />}
      onClick={toggleScheme}
    />
  );
}

/** Who checks the password depends on how this twin is run. */
function PasswordNote(): ReactNode {
  const { data: config } = useGetConfigQuery();
  if (!config) return null;
  return (
    <>
      <Icon name="lock" size={14} />
      {config.identity === 'emulator'
        ? 'Trial identity: your password is checked on your own server.'
        : 'Your password is checked by Firebase Authentication.'}
    </>
  );
}
