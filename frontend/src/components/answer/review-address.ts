import { MEMORY_PARAM } from '../../lib/addresses';
import { paths } from '../../lib/paths';

/** The inbox, opened at the memory that waits there; apart from the other addresses, which every page loads. */
export function reviewAddress(memoryId: string): string {
  return `${paths.review}?${new URLSearchParams({ [MEMORY_PARAM]: memoryId })}`;
}
