import {
  type ImportDraft,
  type ImportDraftActions,
  useImportDraft,
} from '../../../shared/imports/use-import-draft';
import {
  type ImportPreview,
  useCancelImportMutation,
  useCreateImportMutation,
  usePreviewImportMutation,
  useStartImportMutation,
} from '../api/imports.api';

export type MemoryDraft = ImportDraft<ImportPreview>;
export type MemoryDraftActions = ImportDraftActions<ImportPreview>;

/** One file of memories on its way from this device to its import. */
export function useMemoryDraft(): [MemoryDraft, MemoryDraftActions] {
  const [createImport] = useCreateImportMutation();
  const [previewImport] = usePreviewImportMutation();
  const [startImport] = useStartImportMutation({ fixedCacheKey: 'start' });
  const [cancelImport] = useCancelImportMutation();
  return useImportDraft<ImportPreview>({
    address: '/api/imports',
    create: (createImportBody) => createImport({ createImport: createImportBody }).unwrap(),
    preview: (id, shown, { format = shown?.format, mapping } = {}) =>
      previewImport({
        id,
        previewImport: { ...(format && { format }), ...(mapping && { mapping }) },
      }).unwrap(),
    start: async (id, { format, mapping }) =>
      (await startImport({ id, startImport: { format, mapping } })).data !== undefined,
    cancel: (id) => void cancelImport({ id }),
  });
}
