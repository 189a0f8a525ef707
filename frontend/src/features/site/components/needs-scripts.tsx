import { Callout } from '@twyn/design-system';
import type { ReactElement } from 'react';

/** In place of the form, in a browser that runs no scripts. */
export function NeedsScripts(): ReactElement {
  return (
    <noscript>
      <Callout tone="warning" title="Sending a message needs JavaScript, which is off here">
        Allow it for this page and load it again, or turn to whoever gave you this address.
      </Callout>
    </noscript>
  );
}
