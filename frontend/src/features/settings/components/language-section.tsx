import { Card, PageSection, RadioGroup } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { type Settings, useUpdateSettingsMutation } from '../../../shared/settings/api/settings.api';

const CHOICES = [
  { value: 'auto', label: 'By the sentence', hint: 'Answered in the language you used.' },
  { value: 'en', label: 'English' },
  { value: 'de', label: 'German' },
] as const;

/** In which language the twin is spoken to; the screens speak English. */
export function LanguageSection({ language }: Pick<Settings, 'language'>): ReactElement {
  const [update] = useUpdateSettingsMutation();
  return (
    <PageSection
      title="Language I speak"
      lead="In which your twin reads what you type and say. Buttons and menus stay English."
    >
      <Card>
        <RadioGroup
          label="Language I speak"
          options={CHOICES}
          value={language}
          onChange={(value) => void update({ updateSettings: { language: value } })}
        />
      </Card>
    </PageSection>
  );
}
