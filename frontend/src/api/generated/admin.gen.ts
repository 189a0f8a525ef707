import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
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
export type RoleChange = {
  role: 'user' | 'admin';
};
export type SessionsEnded = {
  ended: number;
};
