import { useEffect } from 'react';
import { importsApi, type MemoryImport } from '../api/imports.api';
import { useAppDispatch } from '../../../store/hooks';
import { isUnderWay } from '../lib/import-words';

/** Lists of memories are read anew whenever an import or an undo begins or ends. */
export function useFinishedImports(jobs: MemoryImport[]): void {
  const dispatch = useAppDispatch();
  const underWay = jobs.filter(isUnderWay).length;
  useEffect(() => {
    dispatch(importsApi.util.invalidateTags([{ type: 'Memory', id: 'LIST' }]));
  }, [dispatch, underWay]);
}
