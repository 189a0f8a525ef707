import { Card, DescriptionItem, DescriptionList, PageSection, SegmentedControl } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useTheme } from '../../../shared/theme/use-theme';

const choices = [
  { value: 'system', label: 'Like this device' },
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
] as const;

export function AppearanceSection(): ReactElement {
  const { choice, choose } = useTheme();
  return (
    <PageSection
      title="Appearance"
      lead="Kept in this browser; your other devices have their own. “Switch to dark mode” does it, too."
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
