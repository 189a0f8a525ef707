import type { ReactElement } from 'react';
import type { iconSizes } from '../../tokens/size';
import { iconPaths, type IconName } from './icon-paths';

export interface IconProps {
  name: IconName;
  /** Pixels. @default 20 */
  size?: (typeof iconSizes)[number];
  /** Filled instead of outlined: a star that is given. @default false */
  isFilled?: boolean;
  /** Accessible name; without it the icon is decoration. */
  label?: string;
  className?: string;
}

interface DrawingProps extends Omit<IconProps, 'name'> {
  path: string;
  /** A heavier line than its size asks for. */
  weight?: number | undefined;
}

const SMALL_PX = 16;

/** A line icon in the colour of its text. */
export function Icon({ name, ...rest }: IconProps): ReactElement {
  // the dots of "more" are drawn by the line alone
  return <Drawing path={iconPaths[name]} weight={name === 'more' ? 2.6 : undefined} {...rest} />;
}

export function Drawing({
  path,
  size = 20,
  isFilled = false,
  label,
  className,
  weight,
}: DrawingProps): ReactElement {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      // small icons need a heavier line to keep the same grey
      strokeWidth={weight ?? (size <= SMALL_PX ? 1.9 : 1.65)}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path} />
    </svg>
  );
}
