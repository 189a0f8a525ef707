import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBrief: build.query<GetBriefApiResponse, GetBriefApiArg>({
      query: () => ({ url: `/api/brief` }),
    }),
    showBriefLines: build.mutation<ShowBriefLinesApiResponse, ShowBriefLinesApiArg>({
      query: () => ({ url: `/api/brief/hidden`, method: 'DELETE' }),
    }),
    hideBriefLine: build.mutation<HideBriefLineApiResponse, HideBriefLineApiArg>({
      query: (queryArg) => ({ url: `/api/brief/hidden`, method: 'POST', body: queryArg.hideBriefLine }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as briefsGenerated };
export type GetBriefApiResponse = /** status 200  */ Brief;
export type GetBriefApiArg = void;
export type ShowBriefLinesApiResponse = /** status 200  */ Brief;
export type ShowBriefLinesApiArg = void;
export type HideBriefLineApiResponse = /** status 200  */ Brief;
export type HideBriefLineApiArg = {
  hideBriefLine: HideBriefLine;
};
export type BriefLine =
  | {
      asleepMinutes: number;
      /** It rests on sample data. */
      isSample: boolean;
      /** Names a line among those of its day. */
      key: string;
      kind: 'night';
      /** Nights in a row under the usual range, this one too. */
      shortNights: number;
      /** The median of sixty days before. */
      usualMinutes: number | null;
    }
  | {
      /** Due by the end of the day, or since longer. */
      count: number;
      first: {
        dueAt: string;
        id: string;
        text: string;
      }[];
      /** Names a line among those of its day. */
      key: string;
      kind: 'due';
    }
  | {
      date: string;
      decimals: number;
      /** It rests on sample data. */
      isSample: boolean;
      /** Names a line among those of its day. */
      key: string;
      kind: 'change';
      label: string;
      metric: string;
      /** As the user chose to see it; empty for what is counted. */
      unit: string;
      usual: {
        days: number;
        high: number;
        low: number;
        median: number;
      };
      value: number;
    }
  | {
      days: number;
      /** It rests on sample data. */
      isSample: boolean;
      /** Names a line among those of its day. */
      key: string;
      kind: 'mood';
      /** Of the last seven days, from 1 to 5. */
      mean: number;
      usual: {
        days: number;
        high: number;
        low: number;
        median: number;
      };
    }
  | {
      id: string;
      /** It rests on sample data. */
      isSample: boolean;
      /** Names a line among those of its day. */
      key: string;
      kind: 'finding';
      sentence: string;
    }
  | {
      date: string;
      /** It rests on sample data. */
      isSample: boolean;
      /** Names a line among those of its day. */
      key: string;
      kind: 'memory';
      memoryId: string;
      monthsAgo: number;
      text: string;
    };
export type Brief = {
  date: string;
  /** Lines of today that were sent away. */
  hidden: number;
  /** What matters most first. */
  lines: BriefLine[];
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
export type HideBriefLine = {
  /** Names a line among those of its day. */
  key: string;
};
