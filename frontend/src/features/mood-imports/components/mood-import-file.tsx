import type { ReactElement } from 'react';
import { FileArrival } from '../../../components/imports/file-arrival';
import { howToRead } from '../../../shared/imports/how-to-read';
import { useImportDraft } from '../../../shared/imports/use-import-draft';
import {
  MOOD_IMPORTS,
  type MoodImportPreview,
  useCancelMoodImportMutation,
  useCreateMoodImportMutation,
  usePreviewMoodImportMutation,
  useStartMoodImportMutation,
} from '../api/mood-imports.api';
import { MoodReview } from './mood-review';

/** From choosing a file of moods to starting its import. */
export function MoodImportFile(): ReactElement {
  const [createImport] = useCreateMoodImportMutation();
  const [previewImport] = usePreviewMoodImportMutation();
  const [startImport, { isLoading }] = useStartMoodImportMutation();
  const [cancelImport] = useCancelMoodImportMutation();
  const [draft, actions] = useImportDraft<MoodImportPreview>({
    address: MOOD_IMPORTS,
    create: (createImportBody) => createImport({ createImport: createImportBody }).unwrap(),
    preview: (id, shown, change) =>
      previewImport({ id, previewMoodImport: howToRead(shown, change) }).unwrap(),
    start: async (id, { format, timeZone, mapping }) =>
      (await startImport({ id, startMoodImport: { format, timeZone, mapping } })).data !== undefined,
    cancel: (id) => void cancelImport({ id }),
  });
  return draft.phase === 'reviewing' ? (
    <MoodReview draft={draft} actions={actions} isStarting={isLoading} />
  ) : (
    <FileArrival draft={draft} actions={actions} />
  );
}
