import { type Act, type Candidate } from '../understanding.js';

const ASKED = 0.7;
const PARTLY_READ = 0.45;
const DOUBLE = 0.6;
/** What a command leaves unread counts twice: where it can be cut so that all is read, it is. */
const COVERAGE_POWER = 2;
/** What nothing but the classifier says is worth less than what was read. */
const UNREAD = 0.55;
/** A command that nothing reads is hardly understood: parts of it may be. */
const UNREAD_COMMAND = 0.3;
const COMMANDS: ReadonlySet<Act> = new Set(['home', 'reminder', 'list', 'ask']);

/** How well a clause is understood by what was chosen for it, 0 to 1. */
export function worthOf(
  { act, score, coverage, verdict }: Candidate,
  { isSure, isDouble }: { readonly isSure: boolean; readonly isDouble: boolean },
): number {
  const read = Math.min(1, score) * coverage ** (COMMANDS.has(act) ? COVERAGE_POWER : 1);
  if (isDouble) return read * DOUBLE;
  if (isSure) return read;
  return read * (verdict === 'partly-read' || verdict === 'conflict' ? PARTLY_READ : ASKED);
}

/** How well a clause is understood that only the classifier has read, 0 to 1. */
export function worthOfUnread(confidence: number, isCommand: boolean): number {
  return (isCommand ? UNREAD_COMMAND : UNREAD) * confidence;
}
