import type { SxProps } from '@mui/system';
import type { breakpointValues } from '../../theme/layout-theme';

/** One value, or one from each of these widths on. */
export type Responsive<T> = T | { [Width in keyof typeof breakpointValues]?: T };

export type SxList = SxProps<object>;

/** A component's own rules first, so that those given to it win. */
export function withSx(own: SxList, given: SxList | undefined): SxList {
  return [own, given].flat() as SxList;
}
