import type { Message, SkillRun } from '../../shared/chat/api/chat.api';

type Action = Message['actions'][number];
export type Kept = Extract<Action, { kind: 'memory.created' }>;

export interface Correction {
  before: string;
  after: string;
  /** What holds now. */
  memoryId: string;
  run: SkillRun | undefined;
}

export interface MemoryChanges {
  kept: Kept[];
  /** By what the kept ones can be taken back. */
  keepRuns: SkillRun[];
  corrections: Correction[];
  /** What was done or asked besides. */
  otherRuns: SkillRun[];
}

/** What an answer did to the memory, beside the runs that undo it and apart from all else that it did. */
export function memoryChangesOf({ actions, runs }: Pick<Message, 'actions' | 'runs'>): MemoryChanges {
  const created = actions.filter((action) => action.kind === 'memory.created');
  const corrected = actions.filter((action) => action.kind === 'memory.corrected');
  // A correction is a memory of its own, told once.
  const replaces = ({ text }: Kept): boolean => corrected.some(({ after }) => after === text);
  const told = actions.filter(
    (action) => action.kind === 'memory.corrected' || (action.kind === 'memory.created' && !replaces(action)),
  );
  // They are told in the order in which they were done, each by a run of its own or all by one.
  const own = told.length === 0 ? [] : runs.filter(changesMemoryOnly);
  const runOf = (action: Action): SkillRun | undefined => own[told.indexOf(action)] ?? own.at(-1);

  const kept = created.filter((action) => !replaces(action));
  const corrections = corrected.map((action) => ({
    before: action.before,
    after: action.after,
    memoryId: created.find(({ text }) => text === action.after)?.memoryId ?? action.memoryId,
    run: runOf(action),
  }));
  const keepRuns = new Set(kept.map(runOf).filter((run) => run !== undefined));
  return {
    kept,
    keepRuns: [...keepRuns],
    corrections,
    otherRuns: runs.filter((run) => !own.includes(run)),
  };
}

/** A run that does more is undone as a whole, where the rest of it is told. */
function changesMemoryOnly({ outcome, asked }: SkillRun): boolean {
  return outcome === 'completed' && asked.length > 0 && asked.every(({ icon }) => icon === 'memory');
}
