import { Card, PageSection, RadioGroup } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { type Settings, useUpdateSettingsMutation } from '../../../shared/settings/api/settings.api';

const CHOICES = [
  { value: 'always', label: 'Always', hint: 'Each answer says so, with an undo.' },
  { value: 'ask', label: 'Ask me', hint: 'Saved when you say so.' },
  { value: 'never', label: 'Only when I say “remember”' },
] as const;

/** Whether what is told becomes a memory by itself. */
export function KeepToldSection({ keepTold }: Pick<Settings, 'keepTold'>): ReactElement {
  const [update] = useUpdateSettingsMutation();
  return (
    <PageSection
      title="Keep what I tell"
      lead="What you tell your twin, such as “I parked on level 4”, can become a memory. Temporary chats are never saved."
    >
      <Card>
        <RadioGroup
          label="Keep what I tell"
          options={CHOICES}
          value={keepTold}
          onChange={(value) => void update({ updateSettings: { keepTold: value } })}
        />
      </Card>
    </PageSection>
  );
}
