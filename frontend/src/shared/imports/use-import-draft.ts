import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../api/api-error';
import { UploadRefused, uploadFile } from './api/upload-file';

export type ImportDraft<Preview> =
  | { phase: 'choosing'; problem: string | null }
  | { phase: 'uploading'; id: string | null; name: string; sent: number; bytes: number }
  | { phase: 'reading'; id: string; name: string }
  | { phase: 'reviewing'; id: string; name: string; preview: Preview; isStale: boolean };

/** The routes of one kind of import. All but `start` reject with what the server says. */
export interface ImportRoutes<Preview> {
  /** Such as `/api/imports`. */
  address: string;
  create: (file: { fileName: string; fileBytes: number }) => Promise<{ id: string }>;
  /** Read as it is shown, but for what was changed; first as the server proposes. */
  preview: (id: string, shown?: Preview, change?: Partial<Preview>) => Promise<Preview>;
  /** Whether it was begun. */
  start: (id: string, preview: Preview) => Promise<boolean>;
  cancel: (id: string) => void;
}

export interface ImportDraftActions<Preview> {
  choose: (file: File) => void;
  /** Shows what the file gives when it is read this way. */
  read: (change: Partial<Preview>) => void;
  start: () => void;
  discard: () => void;
}

const CHOOSING = { phase: 'choosing', problem: null } as const;

/** One file on its way from this device to its import. */
export function useImportDraft<Preview extends object>(
  routes: ImportRoutes<Preview>,
): [ImportDraft<Preview>, ImportDraftActions<Preview>] {
  const [draft, setDraft] = useState<ImportDraft<Preview>>(CHOOSING);
  const upload = useRef<AbortController>(null);
  useEffect(() => () => upload.current?.abort(), []);

  const send = async (file: File, signal: AbortSignal): Promise<void> => {
    const { name, size: bytes } = file;
    setDraft({ phase: 'uploading', id: null, name, sent: 0, bytes });
    const { id } = await routes.create({ fileName: name.slice(-255), fileBytes: bytes });
    try {
      const onProgress = (sent: number): void => setDraft({ phase: 'uploading', id, name, sent, bytes });
      await uploadFile(`${routes.address}/${id}`, file, { onProgress, signal });
      setDraft({ phase: 'reading', id, name });
      const preview = await routes.preview(id);
      setDraft({ phase: 'reviewing', id, name, preview, isStale: false });
    } catch (error) {
      routes.cancel(id);
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

  const read = (change: Partial<Preview>): void => {
    if (draft.phase !== 'reviewing') return;
    const { id, preview } = draft;
    setDraft({ ...draft, isStale: true, preview: { ...preview, ...change } });
    void routes
      .preview(id, preview, change)
      .catch(() => undefined)
      .then((next) => {
        setDraft((now) =>
          now.phase === 'reviewing' && now.id === id
            ? { ...now, preview: next ?? now.preview, isStale: false }
            : now,
        );
      });
  };

  const start = (): void => {
    if (draft.phase !== 'reviewing') return;
    void routes.start(draft.id, draft.preview).then((isBegun) => {
      if (isBegun) setDraft(CHOOSING);
    });
  };

  const discard = (): void => {
    upload.current?.abort();
    if (draft.phase === 'reviewing') routes.cancel(draft.id);
    setDraft(CHOOSING);
  };

  return [draft, { choose, read, start, discard }];
}

function reasonOf(error: unknown): string {
  return errorMessage(error instanceof UploadRefused ? error.reason : error);
}
