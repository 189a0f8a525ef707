import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../../api/api-error';
import {
  type ImportPreview,
  useCancelImportMutation,
  useCreateImportMutation,
  usePreviewImportMutation,
  useStartImportMutation,
} from '../api/imports.api';
import { UploadRefused, uploadFile } from '../api/upload-file';

export type ImportDraft =
  | { phase: 'choosing'; problem: string | null }
  | { phase: 'uploading'; id: string | null; name: string; sent: number; bytes: number }
  | { phase: 'reading'; id: string; name: string }
  | { phase: 'reviewing'; id: string; name: string; preview: ImportPreview; isStale: boolean };

type Reading = Partial<Pick<ImportPreview, 'format' | 'mapping'>>;

export interface ImportDraftActions {
  choose: (file: File) => void;
  /** Shows what the file gives when it is read this way. */
  read: (reading: Reading) => void;
  start: () => void;
  discard: () => void;
}

const CHOOSING: ImportDraft = { phase: 'choosing', problem: null };

/** One file on its way from this device to its import. */
export function useImportDraft(): [ImportDraft, ImportDraftActions] {
  const [draft, setDraft] = useState<ImportDraft>(CHOOSING);
  const upload = useRef<AbortController>(null);
  const [createImport] = useCreateImportMutation();
  const [previewImport] = usePreviewImportMutation();
  const [startImport] = useStartImportMutation();
  const [cancelImport] = useCancelImportMutation();
  useEffect(() => () => upload.current?.abort(), []);

  const send = async (file: File, signal: AbortSignal): Promise<void> => {
    const { name, size: bytes } = file;
    setDraft({ phase: 'uploading', id: null, name, sent: 0, bytes });
    const { id } = await createImport({
      createImport: { fileName: name.slice(-255), fileBytes: bytes },
    }).unwrap();
    try {
      const onProgress = (sent: number): void => setDraft({ phase: 'uploading', id, name, sent, bytes });
      await uploadFile(id, file, { onProgress, signal });
      setDraft({ phase: 'reading', id, name });
      const preview = await previewImport({ id, previewImport: {} }).unwrap();
      setDraft({ phase: 'reviewing', id, name, preview, isStale: false });
    } catch (error) {
      void cancelImport({ id });
      throw error;
    }
  };

  const choose = (file: File): void => {
    if (file.size === 0) {
      setDraft({ phase: 'choosing', problem: `${file.name} is empty.` });
      return;
    }
    upload.current = new AbortController();
    const { signal } = upload.current;
    send(file, signal).catch((error: unknown) => {
      setDraft({ phase: 'choosing', problem: signal.aborted ? null : `${file.name}: ${reasonOf(error)}` });
    });
  };

  const read = ({ format, mapping }: Reading): void => {
    if (draft.phase !== 'reviewing') return;
    const { id, preview } = draft;
    setDraft({ ...draft, isStale: true, preview: { ...preview, ...(mapping !== undefined && { mapping }) } });
    const chosen = { format: format ?? preview.format, ...(mapping && { mapping }) };
    void previewImport({ id, previewImport: chosen }).then(({ data }) => {
      setDraft((now) =>
        now.phase === 'reviewing' && now.id === id
          ? { ...now, preview: data ?? now.preview, isStale: false }
          : now,
      );
    });
  };

  const start = (): void => {
    if (draft.phase !== 'reviewing') return;
    const { format, mapping } = draft.preview;
    void startImport({ id: draft.id, startImport: { format, mapping } }).then(({ data }) => {
      if (data) setDraft(CHOOSING);
    });
  };

  const discard = (): void => {
    upload.current?.abort();
    if (draft.phase === 'reviewing') void cancelImport({ id: draft.id });
    setDraft(CHOOSING);
  };

  return [draft, { choose, read, start, discard }];
}

function reasonOf(error: unknown): string {
  return errorMessage(error instanceof UploadRefused ? error.reason : error);
}
