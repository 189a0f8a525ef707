import type { ReactElement } from 'react';
import { FileArrival } from '../../../components/imports/file-arrival';
import { howToRead } from '../../../shared/imports/how-to-read';
import { useImportDraft } from '../../../shared/imports/use-import-draft';
import {
  READING_IMPORTS,
  type ReadingImportPreview,
  useCancelReadingImportMutation,
  useCreateReadingImportMutation,
  usePreviewReadingImportMutation,
  useStartReadingImportMutation,
} from '../api/reading-imports.api';
import { ReadingReview } from './reading-review';

/** From choosing a file of readings to starting its import. */
export function ReadingImportFile(): ReactElement {
  const [createImport] = useCreateReadingImportMutation();
  const [previewImport] = usePreviewReadingImportMutation();
  const [startImport, { isLoading }] = useStartReadingImportMutation();
  const [cancelImport] = useCancelReadingImportMutation();
  const [draft, actions] = useImportDraft<ReadingImportPreview>({
    address: READING_IMPORTS,
    create: (createImportBody) => createImport({ createImport: createImportBody }).unwrap(),
    preview: (id, shown, change) =>
      previewImport({ id, previewReadingImport: howToRead(shown, change) }).unwrap(),
    start: async (id, { format, timeZone, mapping }) =>
      (await startImport({ id, startReadingImport: { format, timeZone, mapping } })).data !== undefined,
    cancel: (id) => void cancelImport({ id }),
  });
  return draft.phase === 'reviewing' ? (
    <ReadingReview draft={draft} actions={actions} isStarting={isLoading} />
  ) : (
    <FileArrival draft={draft} actions={actions} />
  );
}
