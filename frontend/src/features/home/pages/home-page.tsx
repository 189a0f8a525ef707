import { Box, Button, Icon, Link, Stack, Text, Wordmark } from '@twyn/design-system';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { useCurrentUser } from '../../../store/hooks';

export function HomePage(): ReactElement {
  const isSignedIn = useCurrentUser() !== null;
  return (
    <Stack sx={{ minHeight: '100dvh', maxWidth: 'desktop', mx: 'auto', px: { phone: 2, tablet: 4 } }}>
      <Stack
        component="header"
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', py: 2 }}
      >
        <Link href={paths.home} tone="plain" aria-label="Twyn, home">
          <Wordmark />
        </Link>
        <Button size="sm" href={isSignedIn ? paths.dashboard : paths.login}>
          {isSignedIn ? 'Dashboard' : 'Get Started'}
        </Button>
      </Stack>
      <Stack
        component="main"
        spacing={3}
        sx={{ flex: 1, justifyContent: 'center', maxWidth: '44rem', py: 6 }}
      >
        <Text variant="display">Your second mind, with a source under every answer.</Text>
        <Text variant="lead" tone="muted">
          Twyn remembers what you tell it and answers from it, in your words and with the place each answer
          came from. It runs on a machine you own, with or without the internet.
        </Text>
        <Box sx={{ mt: 1 }}>
          {isSignedIn ? (
            <Button tone="primary" size="lg" href={paths.dashboard}>
              Dashboard
            </Button>
          ) : (
            <Button tone="primary" size="lg" href={paths.signup} component={TrialLink}>
              Start Free Trial
            </Button>
          )}
        </Box>
        <Text variant="caption" tone="faint" as="p">
          <Icon name="server" size={14} /> Runs offline once installed.
        </Text>
      </Stack>
    </Stack>
  );
}

/** Tells the sign-up page what the visitor came for, and from where. */
function TrialLink({ href, ...rest }: ComponentPropsWithRef<'a'> & { href: string }): ReactElement {
  return <RouterLink to={href} state={{ trial: true, from: paths.home }} {...rest} />;
}
