import { useState } from 'react';
import type { SkillRun } from '../../shared/chat/api/chat.api';
import { useUndoSkillRunMutation } from '../../shared/skills/api/skills.api';

export interface UndoRuns {
  /** Also what a message that is kept on this screen does not know of yet. */
  isUndone: (run: SkillRun) => boolean;
  canUndo: boolean;
  isUndoing: boolean;
  /** Whether all of it was undone; why not is told by a toast. */
  undo: () => Promise<boolean>;
}

/** Takes several things back by one press. */
export function useUndoRuns(runs: readonly SkillRun[]): UndoRuns {
  const [undoRun] = useUndoSkillRunMutation();
  const [undoneHere, setUndoneHere] = useState<readonly string[]>([]);
  const [isUndoing, setIsUndoing] = useState(false);
  const isUndone = ({ id, undoneAt }: SkillRun): boolean => undoneAt !== null || undoneHere.includes(id);
  const open = runs.filter((run) => run.canUndo && !isUndone(run));

  const undo = async (): Promise<boolean> => {
    setIsUndoing(true);
    const undone: string[] = [];
    // What was done last may rest on what was done before.
    for (const { id } of open.toReversed()) {
      const { error } = await undoRun({ id });
      if (error !== undefined) break;
      undone.push(id);
    }
    setUndoneHere((before) => [...before, ...undone]);
    setIsUndoing(false);
    return undone.length === open.length;
  };
  return { isUndone, canUndo: open.length > 0, isUndoing, undo };
}
