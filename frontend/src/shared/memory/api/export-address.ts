import type { ExportMemoriesApiArg } from '../../../api/generated/imports.gen';
import { toQueryString } from '../../../api/query-string';

const ZIP = '/api/exports/memories.zip';

/** Where these memories are had as a zip; all of them where nothing is said. */
export function exportAddress(filter: ExportMemoriesApiArg = {}): string {
  const query = toQueryString({ ...filter });
  return query === '' ? ZIP : `${ZIP}?${query}`;
}
