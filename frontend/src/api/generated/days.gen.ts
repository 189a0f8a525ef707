import type { LifeDay } from './schemas.gen';
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
export type { DayEntry, DayFigure, LifeDay, Problem, SimilarDay } from './schemas.gen';
