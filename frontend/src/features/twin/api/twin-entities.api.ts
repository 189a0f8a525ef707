import { entitiesGenerated } from '../../../api/generated/entities.gen';

export type { EntityDetail, EntityGraph, EntityKind } from '../../../api/generated/entities.gen';

const entitiesApi = entitiesGenerated.enhanceEndpoints({
  addTagTypes: ['Entity', 'Memory'],
  endpoints: {
    getEntityGraph: { providesTags: ['Entity', 'Memory'] },
    getEntity: { providesTags: (_entity, _error, { id }) => [{ type: 'Entity', id }, 'Memory'] },
  },
});

export const { useGetEntityGraphQuery, useGetEntityQuery } = entitiesApi;
