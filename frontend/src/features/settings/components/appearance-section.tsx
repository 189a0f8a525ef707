import { Card, DescriptionItem, DescriptionList, PageSection, SegmentedControl } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useTheme } from '../../../shared/theme/use-theme';

const choices = [
  { value: 'system', label: 'Match device' },
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
] as const;

export function AppearanceSection(): ReactElement {
  const { choice, choose } = useTheme();
  return (
    <PageSection
      title="Appearance"
      lead="Saved in this browser only. You can also say “switch to dark mode”."
    >
      <Card padding="none">
        <DescriptionList>
          <DescriptionItem term="Theme">
            <SegmentedControl label="Theme" options={choices} value={choice} onChange={choose} />
          </DescriptionItem>
        </DescriptionList>
      </Card>
    </PageSection>
  );
}
