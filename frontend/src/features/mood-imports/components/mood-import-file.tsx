import type { ReactElement } from 'react';
import { FileArrival } from '../../../components/imports/file-arrival';
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
    preview: (id, shown, change = {}) => {
      const { format, timeZone } = { ...shown, ...change };
      const mapping = change.format ? undefined : (change.mapping ?? shown?.mapping);
      return previewImport({
        id,
        previewMoodImport: {
          ...(format && { format }),
          ...(timeZone && { timeZone }),
          ...(mapping && { mapping }),
        },
      }).unwrap();
    },
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
