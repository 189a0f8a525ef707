import { paths } from '../../../lib/paths';

export const TEMPORARY_PARAM = 'temporary';

/** A chat that lives on this page alone has no address but this. */
export function temporaryChatAddress(): string {
  return `${paths.chat}?${new URLSearchParams({ [TEMPORARY_PARAM]: '1' })}`;
}
