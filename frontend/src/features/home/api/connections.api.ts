import { homeGenerated } from '../../../api/generated/home.gen';

export type { ConnectHome, DiscoveredEntity, HomeConnection } from '../../../api/generated/home.gen';

const connectionsApi = homeGenerated.enhanceEndpoints({
  addTagTypes: ['Home', 'Device'],
  endpoints: {
    listHomeConnections: { providesTags: ['Home'] },
    listHomeProblems: { providesTags: ['Home'] },
    listDiscoveredEntities: { providesTags: ['Home'] },
    addHomeConnection: { invalidatesTags: ['Home'] },
    changeHomeConnection: { invalidatesTags: ['Home'] },
    removeHomeConnection: { invalidatesTags: ['Home'] },
    acceptDiscoveredEntities: { invalidatesTags: ['Home', 'Device'] },
    ignoreDiscoveredEntities: { invalidatesTags: ['Home'] },
  },
});

export const {
  useListHomeConnectionsQuery,
  useListHomeProblemsQuery,
  useListDiscoveredEntitiesQuery,
  useAddHomeConnectionMutation,
  useChangeHomeConnectionMutation,
  useRemoveHomeConnectionMutation,
  useAcceptDiscoveredEntitiesMutation,
  useIgnoreDiscoveredEntitiesMutation,
} = connectionsApi;
