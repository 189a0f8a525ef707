import { configGenerated } from '../../../api/generated/config.gen';

export type { PublicConfig } from '../../../api/generated/config.gen';

// What the server is set up as does not change under a running page.
export const configApi = configGenerated.enhanceEndpoints({
  endpoints: { getConfig: { keepUnusedDataFor: Infinity } },
});

export const { useGetConfigQuery } = configApi;
