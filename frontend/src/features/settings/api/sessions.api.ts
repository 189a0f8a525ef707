import { sessionsGenerated } from '../../../api/generated/sessions.gen';

export type { Session } from '../../../api/generated/sessions.gen';

export const { useListSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } =
  sessionsGenerated.enhanceEndpoints({
    addTagTypes: ['Session'],
    endpoints: {
      listSessions: { providesTags: ['Session'] },
      endSession: { invalidatesTags: ['Session'] },
      endOtherSessions: { invalidatesTags: ['Session'] },
    },
  });
