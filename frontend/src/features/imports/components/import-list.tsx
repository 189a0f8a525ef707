import type { ReactElement } from 'react';
import { ImportsSoFar } from '../../../components/imports/imports-so-far';
import { useFetchPagesUntil } from '../../../shared/imports/use-fetch-pages-until';
import { useImportPagesInfiniteQuery } from '../api/imports.api';
import { useFinishedImports } from '../hooks/use-finished-imports';
import { ImportItem } from './import-item';

export interface ImportListProps {
  /** The one that is being prepared above the list: it is not shown twice. */
  without: string | null;
  /** The one that the reader came for: it is read however far back it is, and brought into view. */
  wanted: string | null;
}

/** Every import so far, the latest first; those under way move on by themselves. */
export function ImportList({ without, wanted }: ImportListProps): ReactElement {
  const query = useImportPagesInfiniteQuery(null, {
    refetchOnMountOrArgChange: true,
  });
  const jobs = (query.data?.pages.flatMap(({ items }) => items) ?? []).filter(({ id }) => id !== without);
  useFinishedImports(jobs);
  useFetchPagesUntil(wanted === null || jobs.some(({ id }) => id === wanted), query);
  return (
    <ImportsSoFar query={query} domain="memory" isEmpty={jobs.length === 0}>
      {jobs.map((job) => (
        <li key={job.id}>
          <ImportItem job={job} isWanted={job.id === wanted} />
        </li>
      ))}
    </ImportsSoFar>
  );
}
