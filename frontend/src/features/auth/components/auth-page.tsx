import { AuthLayout, Icon, Stack, Text } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import { useGetConfigQuery } from '../../../shared/config/api/config.api';
import { HomeMark } from '../../../components/home-mark';
import { SchemeSwitch } from '../../../components/scheme-switch';

interface AuthPageProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** What the pages of sign-in share around their forms. It says nothing of the owner: there is no session yet. */
export function AuthPage({ title, lead, children }: AuthPageProps): ReactElement {
  return (
    <AuthLayout
      brand={<HomeMark />}
      tools={<SchemeSwitch />}
      footer={<PasswordNote />}
      statement="I remember what you tell me. When you ask, I show you where it came from."
    >
      <Stack spacing={1}>
        <h1>{title}</h1>
        <Text tone="muted">{lead}</Text>
      </Stack>
      {children}
    </AuthLayout>
  );
}

const passwordNotes = {
  local: 'Your password is checked on your own server.',
  emulator: 'Your password is checked on your own server.',
  firebase: 'Your password is checked by Firebase Authentication.',
};

/** Who checks the password depends on how this twin is run. */
function PasswordNote(): ReactNode {
  const { data: config } = useGetConfigQuery();
  if (!config) return null;
  return (
    <>
      <Icon name="lock" size={14} />
      {passwordNotes[config.identity]}
    </>
  );
}
