import type { ReactElement } from 'react';
import { Button } from '../../components/button/button';
import { Icon } from '../../components/icon/icon';
import { IconButton } from '../../components/icon-button/icon-button';
import { Link } from '../../components/link/link';
import { Wordmark } from '../../components/logo/logo';
import { SourceChip } from '../../components/source-chip/source-chip';
import { TextField } from '../../components/text-field/text-field';
import { AuthLayout } from './auth-layout';

export function SignIn(): ReactElement {
  return (
    <AuthLayout
      brand={
        <Link tone="plain" href="#home">
          <Wordmark />
        </Link>
      }
      tools={<IconButton label="Switch to light" icon={<Icon name="sun" />} />}
      statement="I remember what you tell me. When you ask, I show you where it came from."
      statementSources={<SourceChip name="Notes" meta="told by you" />}
      footer={
        <>
          <Icon name="lock" size={14} /> Your password is checked on your own server.
        </>
      }
    >
      <h1>Sign in to your twin</h1>
      <TextField label="Email" size="lg" type="email" autoComplete="email" />
      <Button tone="primary" size="lg" fullWidth>
        Sign in
      </Button>
    </AuthLayout>
  );
}
