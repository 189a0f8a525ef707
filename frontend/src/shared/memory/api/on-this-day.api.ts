import { listingGenerated } from '../../../api/generated/listing.gen';
import { listTags } from './memory-tags';

export type { MemoryOfThisDay } from '../../../api/generated/listing.gen';

const onThisDayApi = listingGenerated.enhanceEndpoints({
  addTagTypes: ['Memory'],
  endpoints: {
    listMemoriesOnThisDay: {
      providesTags: (found) => listTags(found?.items.map(({ memory }) => memory)),
    },
  },
});

export const { useListMemoriesOnThisDayQuery } = onThisDayApi;
