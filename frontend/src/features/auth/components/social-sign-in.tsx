import {
  Box,
  Button,
  Callout,
  Divider,
  Grid,
  ProviderLogo,
  Skeleton,
  Stack,
  Text,
} from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import { useGetConfigQuery } from '../../../shared/config/api/config.api';
import type { ProviderId } from '../../../platform/identity/identity';
import { providerLogoOf, providerNames } from '../../../platform/identity/provider-names';
import { useSocialSignIn } from '../hooks/use-social-sign-in';

/** Two rows of them. */
const BUTTONS_PX = 88;

/** The services this twin is set up for, in a window of their own; nothing where there are none. */
export function SocialSignIn(): ReactNode {
  const { data: config, isLoading } = useGetConfigQuery();
  if (!isLoading && !config?.providers.length) return null;
  return (
    <Frame>
      {config ? <Providers ids={config.providers} /> : <Skeleton shape="block" height={BUTTONS_PX} />}
    </Frame>
  );
}

function Providers({ ids }: { ids: ProviderId[] }): ReactElement {
  const { waitingFor, failure, signInWith } = useSocialSignIn();
  return (
    <>
      {failure && <Callout tone="danger">{failure}</Callout>}
      <Box>
        <Grid container spacing={1}>
          {ids.map((id, index) => (
            <Grid key={id} size={isAlone(index, ids) ? 12 : 6}>
              <Button
                fullWidth
                aria-label={`Continue with ${providerNames[id]}`}
                startIcon={<ProviderLogo provider={providerLogoOf[id]} />}
                onClick={() => signInWith(id)}
              >
                {providerNames[id]}
              </Button>
            </Grid>
          ))}
        </Grid>
        <Box role="status">{waitingFor && <WindowNote name={providerNames[waitingFor]} />}</Box>
      </Box>
    </>
  );
}

function WindowNote({ name }: { name: string }): ReactElement {
  return (
    <Box sx={{ mt: 1 }}>
      <Text variant="caption" tone="muted">
        Continue in the window of {name}. If you closed it, press again.
      </Text>
    </Box>
  );
}

function Frame({ children }: { children: ReactNode }): ReactElement {
  return (
    <Stack spacing={2}>
      {children}
      <Divider>or use your email</Divider>
    </Stack>
  );
}

/** The last of an odd number has the row to itself. */
function isAlone(index: number, all: unknown[]): boolean {
  return all.length % 2 === 1 && index === all.length - 1;
}
