import type {
  ContactMessage,
  ContactMessageChange,
  ContactMessagePage,
  ManagedUser,
  ManagedUserPage,
  OpenMessageList,
  RoleChange,
  ServerMetrics,
  SessionsEnded,
} from './schemas.gen';
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
export type {
  ContactMessage,
  ContactMessageChange,
  ContactMessagePage,
  ManagedUser,
  ManagedUserPage,
  OpenMessage,
  OpenMessageList,
  Problem,
  RoleChange,
  ServerMetrics,
  SessionsEnded,
  TotalIs,
} from './schemas.gen';
