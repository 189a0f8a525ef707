import type { ReactElement } from 'react';
import {
  AuthLayout,
  Button,
  Checkbox,
  Divider,
  Icon,
  IconButton,
  Link,
  PasswordField,
  SourceChip,
  Text,
  TextField,
  useColorScheme,
  Wordmark,
} from '../../src';
import { addressOf } from '../address';

export function SignInScreen(): ReactElement {
  const { scheme, toggleScheme } = useColorScheme();
  return (
    <AuthLayout
      brand={
        <Link tone="plain" href={addressOf('')}>
          <Wordmark />
        </Link>
      }
      tools={
        <IconButton
          label={scheme === 'dark' ? 'Switch to light' : 'Switch to dark'}
          icon={<Icon name={scheme === 'dark' ? 'sun' : 'moon'} />}
          onClick={toggleScheme}
        />
      }
      statement="I keep what you tell me, and when you ask, I show you where it came from."
      statementSources={
        <>
          <SourceChip name="Notes" meta="told by you" />
          <SourceChip domain="body" name="Sleep" meta="from your watch" />
          <SourceChip domain="mood" name="Check-ins" />
          <SourceChip domain="home" name="Sensors" />
        </>
      }
      footer={
        <>
          <Icon name="lock" size={14} /> Your password is checked on your own server.
        </>
      }
    >
      <div>
        <h1>Sign in to your twin</h1>
        <Text tone="muted">It lives on your own network.</Text>
      </div>
      <Button size="lg" fullWidth startIcon={<Icon name="lock" />}>
        Use a passkey
      </Button>
      <Divider>or with your password</Divider>
      <TextField
        label="Email"
        size="lg"
        type="email"
        autoComplete="email"
        defaultValue="mara@kessler.example"
      />
      <PasswordField
        label="Password"
        labelEnd={
          <Link tone="muted" href="#reset">
            Reset
          </Link>
        }
        size="lg"
        autoComplete="current-password"
        defaultValue="correct-horse"
      />
      <Checkbox label="Keep me signed in on this device for 30 days" defaultChecked />
      <Button tone="primary" size="lg" fullWidth>
        Sign in
      </Button>
      <Text tone="muted">
        First time here? <Link href="#signup">Create the owner account</Link>
      </Text>
    </AuthLayout>
  );
}
