import { MEMORY_PARAM } from './addresses';
import { paths } from './paths';

/** The inbox, opened at the memory that waits there; apart from the other addresses, which every page loads. */
export function reviewAddress(memoryId: string): string {
  return `${paths.review}?${new URLSearchParams({ [MEMORY_PARAM]: memoryId })}`;
}
