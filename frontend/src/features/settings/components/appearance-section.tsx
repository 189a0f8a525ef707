import {
  Card,
  DescriptionItem,
  DescriptionList,
  PageSection,
  SegmentedControl,
  useColorScheme,
} from '@twyn/design-system';
import type { ReactElement } from 'react';

const choices = [
  { value: 'system', label: 'Like this device' },
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
] as const;

export function AppearanceSection(): ReactElement {
  const { choice, chooseScheme } = useColorScheme();
  return (
    <PageSection
      title="Appearance"
      lead="Kept in this browser; your other devices have their own. “Switch to dark mode” does it, too."
    >
      <Card padding="none">
        <DescriptionList>
          <DescriptionItem term="Theme">
            <SegmentedControl label="Theme" options={choices} value={choice} onChange={chooseScheme} />
          </DescriptionItem>
        </DescriptionList>
      </Card>
    </PageSection>
  );
}
