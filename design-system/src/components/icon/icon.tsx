import type { ReactElement } from 'react';
import type { iconSizes } from '../../tokens/size';
import { iconPaths, type IconName } from './icon-paths';

export interface IconProps {
  name: IconName;
  /** Pixels. @default 20 */
  size?: (typeof iconSizes)[number];
  /** Accessible name; without it the icon is decoration. */
  label?: string;
  className?: string;
}

const SMALL_PX = 16;

/** A line icon in the colour of its text. */
export function Icon({ name, size = 20, label, className }: IconProps): ReactElement {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth(name, size)}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}

/** Small icons need a heavier line to keep the same grey; the dots of "more" are drawn by the line alone. */
function strokeWidth(name: IconName, size: number): number {
  if (name === 'more') return 2.6;
  return size <= SMALL_PX ? 1.9 : 1.65;
}
