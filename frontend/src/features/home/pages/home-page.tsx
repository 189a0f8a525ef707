import { Box, Button, Link, Stack, Text, Wordmark } from '@twyn/design-system';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { SchemeSwitch } from '../../../components/scheme-switch';
import { paths } from '../../../lib/paths';
import { useCurrentUser } from '../../../store/hooks';
import { ExampleAnswer } from '../components/example-answer';

export function HomePage(): ReactElement {
  const isSignedIn = useCurrentUser() !== null;
  return (
    <Stack sx={{ minHeight: '100dvh', maxWidth: 'xl', mx: 'auto', px: { xs: 2, sm: 4, lg: 12 } }}>
      <Stack
        component="header"
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', py: 2 }}
      >
        <Link href={paths.home} tone="plain" aria-label="Twyn, home">
          <Wordmark />
        </Link>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <SchemeSwitch />
          <Button size="sm" href={isSignedIn ? paths.dashboard : paths.login}>
            {isSignedIn ? 'Dashboard' : 'Get Started'}
          </Button>
        </Stack>
      </Stack>
      <Box
        component="main"
        sx={{
          flex: 1,
          display: 'grid',
          gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' },
          alignContent: 'center',
          alignItems: 'center',
          gap: { xs: 6, lg: 9 },
          pt: { xs: 3, lg: 4 },
          pb: { xs: 6, lg: 12 },
        }}
      >
        <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
          <Text variant="display">Your second mind, with a source under every answer.</Text>
          <Text variant="lead" tone="muted">
            Twyn remembers what you tell it, and answers from it with the place each answer came from. It runs
            on a machine you own, with or without the internet.
          </Text>
          {isSignedIn ? (
            <Button tone="primary" size="lg" href={paths.dashboard}>
              Dashboard
            </Button>
          ) : (
            <Button tone="primary" size="lg" href={paths.signup} component={TrialLink}>
              Start Free Trial
            </Button>
          )}
        </Stack>
        <ExampleAnswer />
      </Box>
    </Stack>
  );
}

/** Tells the sign-up page what the visitor came for, and from where. */
function TrialLink({ href, ...rest }: ComponentPropsWithRef<'a'> & { href: string }): ReactElement {
  return <RouterLink to={href} state={{ trial: true, from: paths.home }} {...rest} />;
}
