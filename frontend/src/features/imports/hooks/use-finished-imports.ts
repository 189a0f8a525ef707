import { useEffect } from 'react';
import { importsApi, type MemoryImport } from '../api/imports.api';
import { useAppDispatch } from '../../../store/hooks';
import { isInProgress } from '../../../shared/imports/import-outcome';

/** Lists of memories are read anew whenever an import or an undo begins or ends. */
export function useFinishedImports(jobs: MemoryImport[]): void {
  const dispatch = useAppDispatch();
  const underWay = jobs.filter(isInProgress).length;
  useEffect(() => {
    dispatch(importsApi.util.invalidateTags([{ type: 'Memory', id: 'LIST' }]));
  }, [dispatch, underWay]);
}
