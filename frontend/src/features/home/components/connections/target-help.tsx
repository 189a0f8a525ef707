import { Callout, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { targetOf } from '../../lib/connection-words';

const EXAMPLE = '192.168.1.10:1883';

/** An address of a private network is called only where the operator lists it: says what to set. */
export function TargetHelp({ url }: { url: string | null }): ReactElement {
  const target = (url === null ? undefined : targetOf(url)) ?? EXAMPLE;
  return (
    <Callout tone="warning" role="alert" title={`${target} is not on the list of allowed addresses`}>
      <Text>
        Twyn calls only the addresses of your network that its operator allows. Whoever runs this Twyn adds
        this one to <Code>HOME_TARGETS</Code> and starts it again:
      </Text>
      <Code>{`HOME_TARGETS="${target}"`}</Code>
    </Callout>
  );
}

function Code({ children }: { children: string }): ReactElement {
  return (
    <Text as="code" variant="mono">
      {children}
    </Text>
  );
}
