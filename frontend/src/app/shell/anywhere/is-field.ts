const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="dialog"]';

/** What takes text itself, or asks something that has to be answered first. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELD) !== null;
}
