import { Card, Icon, ItemRow, Page, PageHeader, PageSection } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { ReadingImportFile } from '../components/reading-import-file';
import { ReadingImportList } from '../components/reading-import-list';
import { sourceGuides } from '../lib/reading-format-labels';

/** What other apps and devices measured, brought along in files. */
export function ReadingImportsPage(): ReactElement {
  return (
    <Page>
      <PageHeader
        title="Import readings"
        description="Bring along what your watch, ring, scale or another app measured. Files stay on this server, and are deleted once they are read."
      />
      <PageSection
        title="Import"
        lead="A file of up to 2 GB. Importing a file twice doesn’t create duplicates."
      >
        <ReadingImportFile />
      </PageSection>
      <PageSection title="Your imports" lead="Each can be undone as a whole.">
        <ReadingImportList />
      </PageSection>
      <PageSection title="Where to get a file" lead="What Twyn reads.">
        <Card padding="none" as="ul">
          {sourceGuides.map(({ title, icon, words }) => (
            <li key={title}>
              <ItemRow glyph={<Icon name={icon} />} title={title} secondary={words} />
            </li>
          ))}
        </Card>
      </PageSection>
    </Page>
  );
}
