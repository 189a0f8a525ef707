import type { MoveSession, SessionList, SessionsEnded } from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    endOtherSessions: build.mutation<EndOtherSessionsApiResponse, EndOtherSessionsApiArg>({
      query: () => ({ url: `/api/sessions`, method: 'DELETE' }),
    }),
    listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
      query: () => ({ url: `/api/sessions` }),
    }),
    moveSession: build.mutation<MoveSessionApiResponse, MoveSessionApiArg>({
      query: (queryArg) => ({ url: `/api/sessions/current`, method: 'PATCH', body: queryArg.moveSession }),
    }),
    endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
      query: (queryArg) => ({
        url: `/api/sessions/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as sessionsGenerated };
export type EndOtherSessionsApiResponse = /** status 200  */ SessionsEnded;
export type EndOtherSessionsApiArg = void;
export type ListSessionsApiResponse = /** status 200  */ SessionList;
export type ListSessionsApiArg = void;
export type MoveSessionApiResponse = unknown;
export type MoveSessionApiArg = {
  moveSession: MoveSession;
};
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg = {
  id: string;
};
export type { MoveSession, Problem, Session, SessionList, SessionsEnded } from './schemas.gen';
