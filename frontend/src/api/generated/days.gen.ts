import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDay: build.query<GetDayApiResponse, GetDayApiArg>({
      query: (queryArg) => ({ url: `/api/days/${encodeURIComponent(String(queryArg.date))}` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as daysGenerated };
export type GetDayApiResponse = /** status 200  */ LifeDay;
export type GetDayApiArg = {
  /** A day of the calendar: 2026-11-26. */
  date: string;
};
export type DayEntry = {
  at: string;
  id: string;
  isSample: boolean;
  strand: 'body' | 'mood' | 'memories' | 'chats' | 'home';
  what:
    | {
        asleepMinutes: number;
        kind: 'woke';
        source: string;
      }
    | {
        decimals: number;
        kind: 'reading';
        label: string;
        metric: string;
        /** As the user chose to see it; empty for what is counted. */
        unit: string;
        value: number;
      }
    | {
        kind: 'mood';
        mood: number;
        note: string | null;
        tags: string[];
        word: string | null;
      }
    | {
        isRecorded: boolean;
        kind: 'memory';
        memoryId: string;
        text: string;
      }
    | {
        answer: string | null;
        conversationId: string;
        isSpoken: boolean;
        kind: 'chat';
        sources: number;
        text: string;
      }
    | {
        channel: 'chat' | 'voice' | 'screen' | 'api' | 'schedule' | 'rule';
        entityId: string;
        kind: 'home';
        name: string;
        service: string;
        state: string | null;
      };
};
export type DayFigure = {
  decimals: number;
  label: string;
  metric: string;
  /** As the user chose to see it; empty for what is counted. */
  unit: string;
  /** Of the sixty days before; null of fewer than seven. */
  usual: {
    days: number;
    high: number;
    low: number;
    median: number;
  } | null;
  value: number;
};
export type SimilarDay = {
  /** What is out of the ordinary on both days, in the same way. */
  because: {
    is: 'over' | 'under';
    label: string;
  }[];
  /** A day of the calendar: 2026-11-26. */
  date: string;
  /** How many figures both days have. */
  figures: number;
  /** 1: every figure lies as far from its usual. */
  likeness: number;
};
export type LifeDay = {
  before: string;
  counts: {
    count: number;
    strand: 'body' | 'mood' | 'memories' | 'chats' | 'home';
  }[];
  /** A day of the calendar: 2026-11-26. */
  date: string;
  /** The earliest first. */
  entries: DayEntry[];
  figures: DayFigure[];
  from: string;
  /** The day has more entries of a strand than are given. */
  isCut: boolean;
  night: {
    from: string;
    stages: {
      from: string;
      metric: string;
      to: string;
    }[];
    to: string;
  } | null;
  similar: SimilarDay[];
};
export type Problem = {
  code: string;
  detail: string;
  error: string;
  errors?: {
    message: string;
    path: string;
  }[];
  requestId: string;
  status: number;
  title: string;
  type: string;
};
