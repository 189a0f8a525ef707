/** Where a page of a list ordered by time ended: the next one starts behind it. */
export interface TimePosition {
  at: Date;
  id: string;
}

/** What to read of such a list. */
export interface TimeRange {
  limit: number;
  after?: TimePosition | undefined;
}
