import { Card, PageSection, RadioGroup } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { type Settings, useUpdateSettingsMutation } from '../../../shared/settings/api/settings.api';

const ANY = { value: 'auto', label: 'By the sentence', hint: 'Answered in the language you used.' };
/** The screens speak English, so languages are named in it. */
const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** In which language the twin is spoken to. */
export function LanguageSection({
  language,
  languages,
}: Pick<Settings, 'language' | 'languages'>): ReactElement {
  const [update] = useUpdateSettingsMutation();
  const spoken = languages.map((code) => ({ value: code, label: names.of(code) ?? code }));
  return (
    <PageSection
      title="Language I speak"
      lead="The language you type and speak. Buttons and menus stay in English."
    >
      <Card>
        <RadioGroup
          label="Language I speak"
          options={[ANY, ...spoken]}
          value={language}
          onChange={(value) => void update({ updateSettings: { language: value } })}
        />
      </Card>
    </PageSection>
  );
}
