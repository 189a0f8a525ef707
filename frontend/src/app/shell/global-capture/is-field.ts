const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="dialog"]';

/** Whether the target takes text itself or is inside a dialog. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELD) !== null;
}
