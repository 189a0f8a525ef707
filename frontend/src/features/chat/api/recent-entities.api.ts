import { entitiesGenerated } from '../../../api/generated/entities.gen';
import { LIST } from '../../../shared/memory/api/memory-tags';

export type { RecentEntities } from '../../../api/generated/entities.gen';

/** Whom and what the memories told last speak of. */
export const { useListRecentEntitiesQuery } = entitiesGenerated.enhanceEndpoints({
  addTagTypes: ['Memory'],
  endpoints: { listRecentEntities: { providesTags: [LIST] } },
});
