import { Card } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { MoodEntryForm } from '../../../components/mood/mood-entry-form';

export function EntryCard(): ReactElement {
  return (
    <Card title="How is it right now?" aria-label="New entry">
      <MoodEntryForm />
    </Card>
  );
}
