import { Text } from '@twyn/design-system';
import { useEffect, type ReactElement } from 'react';
import { ImportReport } from '../../../components/imports/import-report';
import { ImportRow } from '../../../components/imports/import-row';
import { ImportsSoFar } from '../../../components/imports/imports-so-far';
import { UndoImport } from '../../../components/imports/undo-import';
import { formatQuantity, formatWhen } from '../../../lib/format';
import { isInProgress } from '../../../shared/imports/import-outcome';
import { useAppDispatch } from '../../../store/hooks';
import {
  addressOf,
  type MoodImport,
  moodImportsApi,
  useCancelMoodImportMutation,
  useMoodImportPagesInfiniteQuery,
  useUndoMoodImportMutation,
} from '../api/mood-imports.api';
import { moodFormatNames, moodImportOutcome } from '../lib/mood-import-labels';

/** Every import so far, the latest first; those under way move on by themselves. */
export function MoodImportList(): ReactElement {
  const dispatch = useAppDispatch();
  const query = useMoodImportPagesInfiniteQuery(null, {
    refetchOnMountOrArgChange: true,
  });
  // The one that is being prepared stands above the list.
  const jobs = (query.data?.pages.flatMap(({ items }) => items) ?? []).filter(
    ({ status }) => status !== 'draft',
  );
  const underWay = jobs.filter(isInProgress).length;
  // Entries are read anew whenever an import or an undo begins or ends.
  useEffect(() => {
    dispatch(moodImportsApi.util.invalidateTags(['MoodEntry', 'MoodTag']));
  }, [dispatch, underWay]);
  return (
    <ImportsSoFar query={query} domain="mood" isEmpty={jobs.length === 0}>
      {jobs.map((job) => (
        <li key={job.id}>
          <Item job={job} />
        </li>
      ))}
    </ImportsSoFar>
  );
}

function Item({ job }: { job: MoodImport }): ReactElement {
  const { id, fileName, format, createdAt, skipped, remarked } = job;
  const [cancelImport, { isLoading }] = useCancelMoodImportMutation();
  return (
    <ImportRow
      job={job}
      where={[format && moodFormatNames[format], formatWhen(createdAt)].filter(Boolean).join(' · ')}
      outcome={moodImportOutcome(job)}
      report={skipped + remarked > 0 && <ImportReport address={addressOf(job)} fileName={fileName} />}
      undo={<Undo job={job} />}
      isCancelling={isLoading}
      onCancel={() => void cancelImport({ id })}
    />
  );
}

function Undo({ job: { id, fileName, imported } }: { job: MoodImport }): ReactElement {
  const [undoImport, { isLoading }] = useUndoMoodImportMutation();
  return (
    <UndoImport
      fileName={fileName}
      confirmLabel="Delete imported entries"
      isBusy={isLoading}
      onUndo={() => undoImport({ id })}
    >
      <Text>
        {formatQuantity(imported, 'entry goes', 'entries go')} for good, but for those that you changed since.
        What was there before stays, and the file can be imported again.
      </Text>
    </UndoImport>
  );
}
