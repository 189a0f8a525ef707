import { Text } from '@twyn/design-system';
import type { ReactNode } from 'react';
import { useGetConfigQuery } from '../../../shared/config/api/config.api';

/** Without a mail server, whoever runs this twin has the message. */
export function NoMailNote(): ReactNode {
  const { data: config } = useGetConfigQuery();
  if (!config || config.mail) return null;
  return (
    <Text variant="caption" tone="muted">
      This twin doesn’t send email. Ask your administrator for the link.
    </Text>
  );
}
