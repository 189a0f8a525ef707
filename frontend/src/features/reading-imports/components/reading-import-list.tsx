import { useEffect, type ReactElement } from 'react';
import { ImportsSoFar } from '../../../components/imports/imports-so-far';
import { isInProgress } from '../../../shared/imports/import-outcome';
import { useAppDispatch } from '../../../store/hooks';
import { readingImportsApi, useReadingImportPagesInfiniteQuery } from '../api/reading-imports.api';
import { ReadingImportItem } from './reading-import-item';

/** Every import so far, the latest first; those under way move on by themselves. */
export function ReadingImportList(): ReactElement {
  const dispatch = useAppDispatch();
  const query = useReadingImportPagesInfiniteQuery(null, {
    refetchOnMountOrArgChange: true,
  });
  // The one that is being prepared stands above the list.
  const jobs = (query.data?.pages.flatMap(({ items }) => items) ?? []).filter(
    ({ status }) => status !== 'draft',
  );
  const underWay = jobs.filter(isInProgress).length;
  // Readings are read anew whenever an import or an undo begins or ends.
  useEffect(() => {
    dispatch(readingImportsApi.util.invalidateTags(['Reading']));
  }, [dispatch, underWay]);
  return (
    <ImportsSoFar query={query} domain="body" isEmpty={jobs.length === 0}>
      {jobs.map((job) => (
        <li key={job.id}>
          <ReadingImportItem job={job} />
        </li>
      ))}
    </ImportsSoFar>
  );
}
