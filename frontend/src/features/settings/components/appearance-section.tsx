import { Card, PageSection, Row, SegmentedControl, Text, useColorScheme } from '@twyn/design-system';
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
      <Card padding="dense">
        <Row justify="between" gap={2}>
          <Text as="span" variant="label" tone="muted" aria-hidden>
            Theme
          </Text>
          <SegmentedControl label="Theme" options={choices} value={choice} onChange={chooseScheme} />
        </Row>
      </Card>
    </PageSection>
  );
}
