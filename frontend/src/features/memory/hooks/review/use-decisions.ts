import { useState } from 'react';

/** What was decided, and the way back. Each step says whether the server did it. */
export interface Decision {
  key: string;
  /** For the user: "Approved". */
  words: string;
  carryOut: () => Promise<boolean>;
  takeBack: () => Promise<boolean>;
}

export interface Decisions {
  /** Keys of what is decided, though the server may not have answered yet. */
  decided: readonly string[];
  last: Decision | undefined;
  decide: (decision: Decision) => Promise<void>;
  undo: () => Promise<void>;
}

/** Whether the server did what it was asked. */
export function succeeded(result: object): boolean {
  return !('error' in result);
}

interface Begun extends Decision {
  isDone: Promise<boolean>;
}

/** The decisions of one sitting, the last to be taken back first. */
export function useDecisions(): Decisions {
  const [decisions, setDecisions] = useState<readonly Begun[]>([]);
  const without = (gone: Begun) => (all: readonly Begun[]) => all.filter((each) => each !== gone);
  const last = decisions.at(-1);

  return {
    decided: decisions.map(({ key }) => key),
    last,
    decide: async (decision) => {
      const begun = { ...decision, isDone: decision.carryOut() };
      setDecisions((all) => [...all, begun]);
      if (!(await begun.isDone)) setDecisions(without(begun));
    },
    undo: async () => {
      // Only what the server has done can be taken back; the key may come sooner than its answer.
      if (last && (await last.isDone) && (await last.takeBack())) setDecisions(without(last));
    },
  };
}
