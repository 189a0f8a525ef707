import { baseApi } from './base-api';

export interface PublicConfig {
  identity: 'emulator' | 'firebase';
  firebase: { apiKey: string; authDomain: string; projectId: string; appId: string };
  version: string;
}

export const configApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getConfig: build.query<PublicConfig, void>({ query: () => '/api/config' }),
  }),
});

export const { useGetConfigQuery } = configApi;
