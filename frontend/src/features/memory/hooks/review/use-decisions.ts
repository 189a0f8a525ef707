import { useState } from 'react';

/** What was decided, and the way back. Each step says whether the server did it. */
export interface Decision {
  key: string;
  /** For the user: "Approved". */
  words: string;
  carryOut: () => Promise<boolean>;
  takeBack: () => Promise<boolean>;
}

export interface Decisions<Item> {
  /** Keys of what is decided, though the server may not have answered yet. */
  decided: readonly string[];
  last: Decision | undefined;
  /** What an undo brought back. A list that was asked for before it comes without them. */
  returned: readonly Item[];
  decide: (decision: Decision, item: Item) => Promise<void>;
  /** Whether something was brought back. */
  undo: () => Promise<boolean>;
}

/** Whether the server did what it was asked. */
export function succeeded(result: object): boolean {
  return !('error' in result);
}

interface Begun<Item> extends Decision {
  item: Item;
  isDone: Promise<boolean>;
}

/** The decisions of one sitting, the last to be taken back first. */
export function useDecisions<Item>(): Decisions<Item> {
  const [decisions, setDecisions] = useState<readonly Begun<Item>[]>([]);
  const [returned, setReturned] = useState<readonly Item[]>([]);
  const without = (gone: Begun<Item>) => (all: readonly Begun<Item>[]) => all.filter((each) => each !== gone);
  const last = decisions.at(-1);

  return {
    decided: decisions.map(({ key }) => key),
    last,
    returned,
    decide: async (decision, item) => {
      const begun = { ...decision, item, isDone: decision.carryOut() };
      setDecisions((all) => [...all, begun]);
      if (!(await begun.isDone)) setDecisions(without(begun));
    },
    undo: async () => {
      // Only what the server has done can be taken back; the key may come sooner than its answer.
      if (!last || !(await last.isDone) || !(await last.takeBack())) return false;
      setReturned((all) => [...all, last.item]);
      setDecisions(without(last));
      return true;
    },
  };
}
