import { Button, Page, PageHeader, PageSection, Row } from '@twyn/design-system';
import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { takeHandedFile } from '../../../shared/imports/handed-file';
import { IMPORT_PARAM } from '../../../shared/imports/import-address';
import { paths } from '../../../lib/paths';
import { ExportMemories } from '../components/export-memories';
import { FormatGuide } from '../components/format-guide';
import { ImportFile } from '../components/import-file';
import { ImportList } from '../components/import-list';
import { useMemoryDraft } from '../hooks/use-memory-draft';

/** What comes into memory from elsewhere, and goes out of it. */
export function ImportPage(): ReactElement {
  const [draft, actions] = useMemoryDraft();
  const [params] = useSearchParams();
  const takeHanded = useEffectEvent(() => {
    const file = takeHandedFile();
    if (file) actions.choose(file);
  });
  useEffect(() => takeHanded(), []);
  return (
    <Page>
      <PageHeader
        title="Import and export"
        description="Bring your notes and conversations along, and take everything out again whenever you like."
      />
      <PageSection
        title="Import"
        lead="A file of up to 2 GB. Importing a file twice doesn’t create duplicates."
      >
        <ImportFile draft={draft} actions={actions} />
      </PageSection>
      <PageSection title="Where to get a file" lead="What Twyn reads.">
        <FormatGuide />
      </PageSection>
      <PageSection title="Your imports" lead="Each can be undone as a whole.">
        <ImportList
          without={draft.phase === 'choosing' ? null : draft.id}
          wanted={params.get(IMPORT_PARAM)}
        />
      </PageSection>
      <PageSection title="Export" lead="Your memories in files that every other program reads.">
        <Row justify="between">
          <ExportMemories />
          <Button tone="quiet" href={paths.memory}>
            Back to memory
          </Button>
        </Row>
      </PageSection>
    </Page>
  );
}
