import type { ReactElement } from 'react';
import { ImportsPage } from '../../../components/imports/imports-page';
import { ReadingImportFile } from '../components/reading-import-file';
import { ReadingImportList } from '../components/reading-import-list';
import { sourceGuides } from '../lib/reading-format-labels';

/** What other apps and devices measured, brought along in files. */
export function ReadingImportsPage(): ReactElement {
  return (
    <ImportsPage
      title="Import readings"
      description="Bring along what your watch, ring, scale or another app measured. Files stay on this server, and are deleted once they are read."
      lead="A file of up to 2 GB. Importing a file twice doesn’t create duplicates."
      file={<ReadingImportFile />}
      list={<ReadingImportList />}
      guides={sourceGuides}
    />
  );
}
