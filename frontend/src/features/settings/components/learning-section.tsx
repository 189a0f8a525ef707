import { Card, Link, PageSection, Switch, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { type Settings, useUpdateSettingsMutation } from '../../../shared/settings/api/settings.api';
import { paths } from '../../../lib/paths';

/** Whether what is told in passing is suggested for the memory. */
export function LearningSection({ learnsFromChat }: Pick<Settings, 'learnsFromChat'>): ReactElement {
  const [update, { isLoading }] = useUpdateSettingsMutation();
  return (
    <PageSection
      title="Learning from chats"
      lead="What you mention in passing, such as “I moved to Lyon”, can be suggested as a memory. It isn’t used until you approve it."
    >
      <Card>
        <Switch
          label="Suggest memories from chats"
          hint="Never from temporary chats, chats with Memory off, or topics you never want remembered."
          checked={learnsFromChat}
          disabled={isLoading}
          onChange={({ target }) => void update({ updateSettings: { learnsFromChat: target.checked } })}
        />
      </Card>
      <Text variant="caption" tone="muted">
        What was suggested already stays in <Link href={paths.review}>your review</Link>.
      </Text>
    </PageSection>
  );
}
