/** A phone's Enter breaks the line, as it does in every message field there; a button sends. */
export function submitKey(): 'enter' | 'mod-enter' {
  return matchMedia('(pointer: coarse)').matches ? 'mod-enter' : 'enter';
}
