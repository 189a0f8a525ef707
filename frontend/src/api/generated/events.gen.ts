import type { LiveMessage } from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    followEvents: build.query<FollowEventsApiResponse, FollowEventsApiArg>({
      query: (queryArg) => ({
        url: `/api/events`,
        headers: {
          'Last-Event-ID': queryArg['Last-Event-ID'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as eventsGenerated };
export type FollowEventsApiResponse = /** status 200  */ LiveMessage;
export type FollowEventsApiArg = {
  'Last-Event-ID'?: string;
};
export type {
  ChangedEvent,
  LiveChanges,
  LiveEvent,
  LiveMessage,
  LiveReady,
  LiveReplaced,
  LiveResync,
  LiveSessionEnded,
  Problem,
  StateChangedEvent,
} from './schemas.gen';
