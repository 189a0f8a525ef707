import { Text } from '@twyn/design-system';
import type { ReactNode } from 'react';
import { useGetConfigQuery } from '../../shared/config/api/config.api';

/** Accounts live in the built-in sign-in service: right for trying Twyn, wrong for the open internet. */
export function TrialMark(): ReactNode {
  const { data: config } = useGetConfigQuery();
  if (config?.identity !== 'emulator') return null;
  return (
    <Text variant="caption" tone="faint" style={{ textAlign: 'center' }}>
      Trial identity
    </Text>
  );
}
