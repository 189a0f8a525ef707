/** The keys of a focused row in the library. */
export const LIST_KEYS = [
  { keys: ['J', '↓'], does: 'Next memory' },
  { keys: ['K', '↑'], does: 'Previous memory' },
  { keys: ['Enter'], does: 'Open it' },
  { keys: ['X'], does: 'Select it' },
  { keys: ['Shift', 'X'], does: 'Select all up to it' },
  { keys: ['Ctrl', 'A'], does: 'Select all that match' },
  { keys: ['Esc'], does: 'Select nothing' },
  { keys: ['P'], does: 'Pin or unpin' },
  { keys: ['E'], does: 'Archive or unarchive' },
  { keys: ['#'], does: 'Forget' },
  { keys: ['?'], does: 'Show keyboard shortcuts' },
] as const satisfies readonly { keys: readonly string[]; does: string }[];
