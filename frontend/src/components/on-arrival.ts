/** A ref for the field or button that something was opened for. */
export function focusOnArrival(element: HTMLElement | null): void {
  element?.focus();
}
