import { baseApi } from './base-api';

export interface AuthUser {
  id: string;
  uid: string;
  email: string | null;
  emailVerified: boolean;
  displayName: string;
  photoURL: string | null;
  role: 'user' | 'admin';
  customClaims: { admin: boolean };
}

export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    exchangeIdToken: build.mutation<{ success: true; user: AuthUser }, { idToken: string }>({
      query: (body) => ({ url: '/api/auth/firebase', method: 'POST', body }),
    }),
    signOut: build.mutation<null, void>({
      query: () => ({ url: '/api/auth/logout', method: 'POST' }),
    }),
  }),
});
