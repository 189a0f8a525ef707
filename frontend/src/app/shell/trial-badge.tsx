import { Text } from '@twyn/design-system';
import type { ReactNode } from 'react';
import { useGetConfigQuery } from '../../shared/config/api/config.api';

/** Warns that accounts live in the built-in identity emulator, which is for trying Twyn only. */
export function TrialBadge(): ReactNode {
  const { data: config } = useGetConfigQuery();
  if (config?.identity !== 'emulator') return null;
  return (
    <Text variant="caption" tone="faint" style={{ textAlign: 'center' }}>
      Trial identity
    </Text>
  );
}
