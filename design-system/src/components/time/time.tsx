import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';

export interface TimeProps extends Omit<ComponentPropsWithRef<'time'>, 'dateTime'> {
  /** ISO 8601, for machines and for the tooltip. */
  dateTime: string;
  /** The words shown; the application formats them. */
  children: ReactNode;
}

/** A moment: words for the reader, ISO for the machine, equal-width figures. */
export function Time({ dateTime, ...rest }: TimeProps): ReactElement {
  return <time dateTime={dateTime} {...rest} />;
}
