import { useState } from 'react';

/** A decision and its undo. Both resolve to whether the server did it. */
export interface Decision {
  key: string;
  /** Shown to the user: "Approved". */
  label: string;
  execute: () => Promise<boolean>;
  undo: () => Promise<boolean>;
}

export interface Decisions<Item> {
  /** Keys of decided items, including those the server has not confirmed yet. */
  decided: readonly string[];
  last: Decision | undefined;
  /** Items restored by an undo; a list requested before the undo lacks them. */
  returned: readonly Item[];
  decide: (decision: Decision, item: Item) => Promise<void>;
  /** Resolves to whether an item was restored. */
  undo: () => Promise<boolean>;
}

export function succeeded(result: object): boolean {
  return !('error' in result);
}

interface Begun<Item> extends Decision {
  item: Item;
  isDone: Promise<boolean>;
}

/** Decisions of this visit, undone in reverse order. */
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
      const begun = { ...decision, item, isDone: decision.execute() };
      setDecisions((all) => [...all, begun]);
      if (!(await begun.isDone)) setDecisions(without(begun));
    },
    undo: async () => {
      // The undo key may be pressed before the server has answered.
      if (!last || !(await last.isDone) || !(await last.undo())) return false;
      setReturned((all) => [...all, last.item]);
      setDecisions(without(last));
      return true;
    },
  };
}
