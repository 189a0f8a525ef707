import { paths } from '../../lib/paths';

/** The import that is looked for among all of them. */
export const IMPORT_PARAM = 'import';

/** Where what became of one import is told. Apart from the other addresses, which every first load carries. */
export function importAddress(importId: string): string {
  return `${paths.imports}?${new URLSearchParams({ [IMPORT_PARAM]: importId })}`;
}
