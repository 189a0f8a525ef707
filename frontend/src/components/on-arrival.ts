/** Refs for the field that a form or dialog was opened for. */

export function focusOnArrival(element: HTMLElement | null): void {
  element?.focus();
}

/** Typing replaces what the field holds. */
export function selectOnArrival(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
