import type { ReactElement } from 'react';
import { ImportsPage } from '../../../components/imports/imports-page';
import { MoodImportFile } from '../components/mood-import-file';
import { MoodImportList } from '../components/mood-import-list';
import { moodGuides } from '../lib/mood-import-labels';

/** How somebody felt, brought along in files of other apps. */
export function MoodImportsPage(): ReactElement {
  return (
    <ImportsPage
      title="Import moods"
      description="Bring along how you felt from another app. Files stay on this server, and are deleted once they are read."
      lead="Importing a file twice doesn’t create duplicates."
      file={<MoodImportFile />}
      list={<MoodImportList />}
      guides={moodGuides}
    />
  );
}
