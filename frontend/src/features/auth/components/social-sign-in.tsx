import { Button, Callout, Divider, Grid, ProviderMark, Skeleton, Stack, Text } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import { useGetConfigQuery } from '../../../api/config.api';
import type { ProviderId } from '../../../lib/identity';
import { providerMarkOf, providerNames } from '../../../lib/provider-names';
import { useSocialSignIn } from '../hooks/use-social-sign-in';

const BUTTON_PX = 40;

/** The services this twin is set up for, in a window of their own; nothing where there are none. */
export function SocialSignIn(): ReactNode {
  const { data: config, isLoading } = useGetConfigQuery();
  if (isLoading) return <Frame>{<Skeleton shape="block" height={2 * BUTTON_PX + 8} />}</Frame>;
  if (!config || config.providers.length === 0) return null;
  return (
    <Frame>
      <Providers ids={config.providers} />
    </Frame>
  );
}

function Providers({ ids }: { ids: ProviderId[] }): ReactElement {
  const { waitingFor, failure, signInWith } = useSocialSignIn();
  return (
    <>
      {failure && <Callout tone="danger">{failure}</Callout>}
      <Grid container spacing={1}>
        {ids.map((id, index) => (
          <Grid key={id} size={isAlone(index, ids) ? 12 : 6}>
            <Button
              fullWidth
              aria-label={`Continue with ${providerNames[id]}`}
              startIcon={<ProviderMark provider={providerMarkOf[id]} />}
              onClick={() => signInWith(id)}
            >
              {providerNames[id]}
            </Button>
          </Grid>
        ))}
      </Grid>
      <Text variant="caption" tone="muted" role="status">
        {waitingFor && `Go on in the window of ${providerNames[waitingFor]}. If you closed it, press again.`}
      </Text>
    </>
  );
}

function Frame({ children }: { children: ReactNode }): ReactElement {
  return (
    <Stack spacing={2}>
      {children}
      <Divider>or with your e-mail</Divider>
    </Stack>
  );
}

/** The last of an odd number has the row to itself. */
function isAlone(index: number, all: unknown[]): boolean {
  return all.length % 2 === 1 && index === all.length - 1;
}
