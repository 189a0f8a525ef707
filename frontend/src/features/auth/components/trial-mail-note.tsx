import { Text } from '@twyn/design-system';
import type { ReactNode } from 'react';
import { useGetConfigQuery } from '../../../api/config.api';

/** The built-in identity has no way to send e-mail. */
export function TrialMailNote(): ReactNode {
  const { data: config } = useGetConfigQuery();
  if (config?.identity !== 'emulator') return null;
  return (
    <Text variant="caption" tone="muted">
      This twin runs with the built-in trial identity, which sends no e-mail: the message is in the server’s
      log.
    </Text>
  );
}
