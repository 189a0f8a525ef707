import { authGenerated } from './generated/auth.gen';

export type { Session } from './generated/auth.gen';

export const authApi = authGenerated.enhanceEndpoints({
  addTagTypes: ['Session'],
  endpoints: {
    listSessions: { providesTags: ['Session'] },
    endSession: { invalidatesTags: ['Session'] },
    endOtherSessions: { invalidatesTags: ['Session'] },
  },
});

export const { useListSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = authApi;
