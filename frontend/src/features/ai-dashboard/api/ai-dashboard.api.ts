import { aiDashboardGenerated } from '../../../api/generated/aiDashboard.gen';
import { indexingGenerated } from '../../../api/generated/indexing.gen';

export type { AiDashboard } from '../../../api/generated/aiDashboard.gen';

const PARTS = ['Conversation', 'MoodEntry', 'Reading', 'Home', { type: 'Memory', id: 'LIST' }] as const;

const aiDashboardApi = aiDashboardGenerated.enhanceEndpoints({
  addTagTypes: ['Conversation', 'MoodEntry', 'Reading', 'Home', 'Memory'],
  endpoints: { getAiDashboard: { providesTags: [...PARTS] } },
});

export const { useGetAiDashboardQuery } = aiDashboardApi;
export const { useGetMemoryIndexQuery } = indexingGenerated;
