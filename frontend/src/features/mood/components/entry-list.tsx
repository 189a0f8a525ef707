import type { ReactElement } from 'react';
import { RemovableRow } from '../../../components/removable-row';
import type { MoodEntry } from '../../../shared/mood/api/mood.api';
import { EntryRow } from './entry-row';

export function EntryList({ entries }: { entries: readonly MoodEntry[] }): ReactElement {
  return (
    <ul>
      {entries.map((entry) => (
        <RemovableRow key={entry.id}>
          <EntryRow entry={entry} />
        </RemovableRow>
      ))}
    </ul>
  );
}
