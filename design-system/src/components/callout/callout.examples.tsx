import type { ReactElement } from 'react';
import { Stack } from '../layout/layout';
import { Link } from '../link/link';
import { Callout } from './callout';

export function Tones(): ReactElement {
  return (
    <Stack spacing={1.5}>
      <Callout tone="success">Backup finished at 03:12. 1.2 GB, checked.</Callout>
      <Callout tone="warning" action={<Link href="#sensor">Check it</Link>}>
        The hallway sensor has been silent for 6 hours.
      </Callout>
      <Callout tone="danger" action={<Link href="#import">Try again</Link>}>
        The watch import failed. Nothing was changed.
      </Callout>
      <Callout>Answers ran without Home data for 20 minutes.</Callout>
    </Stack>
  );
}

export function TitleAndDismiss(): ReactElement {
  return (
    <Callout tone="danger" title="You aren’t signed in" onDismiss={() => undefined}>
      The session ended after five days. Your data is safe.
    </Callout>
  );
}
