/** A moment as a field for date and time has it: local, to the minute. */
export function toLocalField(moment: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const date = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return `${date}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** Null for an empty field: without a time. */
export function fromLocalField(value: string): string | null {
  return value === '' ? null : new Date(value).toISOString();
}
