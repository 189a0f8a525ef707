import { Card, Icon, ItemRow, Page, PageHeader, PageSection } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { MoodImportFile } from '../components/mood-import-file';
import { MoodImportList } from '../components/mood-import-list';
import { moodGuides } from '../lib/mood-import-labels';

/** How somebody felt, brought along in files of other apps. */
export function MoodImportsPage(): ReactElement {
  return (
    <Page>
      <PageHeader
        title="Import moods"
        description="Bring along how you felt from another app. Files stay on this server, and are deleted once they are read."
      />
      <PageSection title="Import" lead="Importing a file twice doesn’t create duplicates.">
        <MoodImportFile />
      </PageSection>
      <PageSection title="Your imports" lead="Each can be undone as a whole.">
        <MoodImportList />
      </PageSection>
      <PageSection title="Where to get a file" lead="What Twyn reads.">
        <Card padding="none" as="ul">
          {moodGuides.map(({ title, icon, words }) => (
            <li key={title}>
              <ItemRow glyph={<Icon name={icon} />} title={title} secondary={words} />
            </li>
          ))}
        </Card>
      </PageSection>
    </Page>
  );
}
