/** Where it is noted who was refused what, and what administrators did. The database keeps it; whoever decides only tells. */
export abstract class AccessJournal {
  /** `reason` names a route and a code, and nothing that was sent; nobody is waited for. */
  abstract note(reason: string, actor: string | null): void;
}
