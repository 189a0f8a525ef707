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
export type LiveReady = {
  data: {};
  event: 'ready';
};
export type ChangedEvent = {
  id?: string;
  kind: 'changed';
  topic:
    | 'home'
    | 'home-activity'
    | 'devices'
    | 'automations'
    | 'readings'
    | 'reading-imports'
    | 'alerts'
    | 'mood'
    | 'memories'
    | 'imports'
    | 'mood-imports'
    | 'review'
    | 'reminders'
    | 'lists'
    | 'scheduled-commands'
    | 'chats'
    | 'voice'
    | 'settings'
    | 'insights'
    | 'server';
};
export type StateChangedEvent = {
  attributes: {
    [key: string]: unknown;
  };
  entityId: string;
  kind: 'state';
  state: string;
};
export type LiveEvent = ChangedEvent | StateChangedEvent;
export type LiveChanges = {
  data: LiveEvent[];
  event: 'changes';
};
export type LiveResync = {
  data: {};
  event: 'resync';
};
export type LiveReplaced = {
  data: {};
  event: 'replaced';
};
export type LiveSessionEnded = {
  data: {};
  event: 'session.ended';
};
export type LiveMessage = LiveReady | LiveChanges | LiveResync | LiveReplaced | LiveSessionEnded;
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
