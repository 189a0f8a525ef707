import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listContactMessages: build.query<ListContactMessagesApiResponse, ListContactMessagesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/contact-messages`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    deleteContactMessage: build.mutation<DeleteContactMessageApiResponse, DeleteContactMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/contact-messages/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    updateContactMessage: build.mutation<UpdateContactMessageApiResponse, UpdateContactMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/contact-messages/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.contactMessageChange,
      }),
    }),
    listOpenMail: build.query<ListOpenMailApiResponse, ListOpenMailApiArg>({
      query: () => ({ url: `/api/admin/mail` }),
    }),
    getServerMetrics: build.query<GetServerMetricsApiResponse, GetServerMetricsApiArg>({
      query: () => ({ url: `/api/admin/metrics` }),
    }),
    listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          query: queryArg.query,
        },
      }),
    }),
    setUserRole: build.mutation<SetUserRoleApiResponse, SetUserRoleApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/role`,
        method: 'PUT',
        body: queryArg.roleChange,
      }),
    }),
    endUserSessions: build.mutation<EndUserSessionsApiResponse, EndUserSessionsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/sessions`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminGenerated };
export type ListContactMessagesApiResponse = /** status 200  */ ContactMessagePage;
export type ListContactMessagesApiArg = {
  limit?: number;
  cursor?: string;
};
export type DeleteContactMessageApiResponse = unknown;
export type DeleteContactMessageApiArg = {
  id: string;
};
export type UpdateContactMessageApiResponse = /** status 200  */ ContactMessage;
export type UpdateContactMessageApiArg = {
  id: string;
  contactMessageChange: ContactMessageChange;
};
export type ListOpenMailApiResponse = /** status 200  */ OpenMessageList;
export type ListOpenMailApiArg = void;
export type GetServerMetricsApiResponse = /** status 200  */ ServerMetrics;
export type GetServerMetricsApiArg = void;
export type ListUsersApiResponse = /** status 200  */ ManagedUserPage;
export type ListUsersApiArg = {
  limit?: number;
  cursor?: string;
  query?: string;
};
export type SetUserRoleApiResponse = /** status 200  */ ManagedUser;
export type SetUserRoleApiArg = {
  id: string;
  roleChange: RoleChange;
};
export type EndUserSessionsApiResponse = /** status 200  */ SessionsEnded;
export type EndUserSessionsApiArg = {
  id: string;
};
export type ContactMessage = {
  email: string;
  handledAt: string | null;
  id: string;
  message: string;
  name: string;
  receivedAt: string;
  reference: string;
};
export type TotalIs = 'exact' | 'about' | 'over';
export type ContactMessagePage = {
  items: ContactMessage[];
  nextCursor: string | null;
  /** How many of all are not handled yet, counted up to 1,000. */
  open: number;
  total: number;
  totalIs: TotalIs;
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
export type ContactMessageChange = {
  handled: boolean;
};
export type OpenMessage = {
  /** The link, or the code of a text message that is only simulated. */
  content: string;
  createdAt: string;
  expiresAt: string;
  id: string;
  kind: 'VERIFY_EMAIL' | 'PASSWORD_RESET' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL' | 'TEXT_MESSAGE';
  /** The address, or the number of a text message. */
  to: string;
};
export type OpenMessageList = {
  items: OpenMessage[];
  /** Whether this server sends email itself; then nothing waits here. */
  sends: boolean;
};
export type ServerMetrics = {
  /** For how long the server answered nobody, in milliseconds. */
  eventLoop: {
    /** Of the last whole minute; in the first, of what there was of it. */
    lastMinute: {
      maxMs: number;
      /** A hundredth of the looks found it held up for longer. */
      p99Ms: number;
    };
    sinceStart: {
      maxMs: number;
      /** A hundredth of the looks found it held up for longer. */
      p99Ms: number;
    };
  };
};
export type ManagedUser = {
  createdAt: string;
  displayName: string | null;
  email: string | null;
  emailVerified: boolean;
  id: string;
  /** When they last opened or renewed a session. */
  lastSeenAt: string;
  role: 'user' | 'admin';
  /** What makes them an admin: a claim of the sign-in service, ADMIN_EMAIL, or a grant kept here alone. */
  roleSource: ('claim' | 'email' | 'table') | null;
};
export type ManagedUserPage = {
  items: ManagedUser[];
  nextCursor: string | null;
  total: number;
  totalIs: TotalIs;
};
export type RoleChange = {
  role: 'user' | 'admin';
};
export type SessionsEnded = {
  ended: number;
};
