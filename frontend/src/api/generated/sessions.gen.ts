import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    endOtherSessions: build.mutation<EndOtherSessionsApiResponse, EndOtherSessionsApiArg>({
      query: () => ({ url: `/api/sessions`, method: 'DELETE' }),
    }),
    listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
      query: () => ({ url: `/api/sessions` }),
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
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg = {
  id: string;
};
export type SessionsEnded = {
  ended: number;
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
export type Session = {
  createdAt: string;
  /** Such as "Firefox on Linux". */
  device: string;
  expiresAt: string;
  id: string;
  isCurrent: boolean;
  /** Noted every five minutes. */
  lastUsedAt: string;
  timeZone: string | null;
};
export type SessionList = {
  items: Session[];
};
