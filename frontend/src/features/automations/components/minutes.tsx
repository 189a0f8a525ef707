import { TextField } from '@twyn/design-system';
import type { ReactElement } from 'react';

const MINUTE = 60;

interface MinutesProps {
  /** Seconds. */
  value: number;
  onChange: (seconds: number) => void;
}

/** How long something has to hold. */
export function Minutes({ value, onChange }: MinutesProps): ReactElement {
  return (
    <TextField
      label="For so many minutes"
      inputMode="numeric"
      value={String(Math.round(value / MINUTE))}
      onChange={(event) => onChange(Math.max(0, wholeNumber(event.target.value)) * MINUTE)}
    />
  );
}

/** 0 of what is no number. */
export function wholeNumber(text: string): number {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? 0 : number;
}
