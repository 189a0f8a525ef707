import type { memories } from '../memory/memory.table.js';

type MemorySource = (typeof memories.$inferSelect)['sourceKind'];

/** So many days are looked at, today among them. */
export const LOOKED_AT = 28;
export const AREAS = ['memories', 'people', 'places', 'body', 'mood', 'home', 'conversations'] as const;

/** What is known of somebody, counted. */
export interface Known {
  readonly learned: { readonly week: number; readonly total: number };
  readonly areas: {
    readonly area: (typeof AREAS)[number];
    readonly count: number;
    /** ISO 8601, of the last of it. */
    readonly latest: string | null;
  }[];
  readonly sources: { readonly source: MemorySource; readonly count: number }[];
}

/** How it answered on the days looked at. */
export interface Answered {
  readonly answers: {
    readonly total: number;
    readonly withSources: number;
    readonly closest: number;
    readonly ratings: { readonly up: number; readonly down: number };
  };
  readonly questions: { readonly date: string; readonly count: number }[];
  readonly unanswered: {
    readonly messageId: string;
    readonly conversationId: string;
    readonly question: string;
    readonly askedAt: string;
  }[];
}
