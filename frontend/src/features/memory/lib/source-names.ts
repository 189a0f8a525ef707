import type { Memory } from '../../../shared/memory/api/memory.api';

/** Where memories came from, as a filter names it. */
export const sourceNames: Record<Memory['source']['kind'], string> = {
  form: 'Told',
  paste: 'Pasted',
  message: 'From conversations',
  import: 'Imported',
  sample: 'Sample data',
};
