import { scoresGenerated } from '../../../api/generated/scores.gen';

export type { BodyScore } from '../../../api/generated/scores.gen';

const scoresApi = scoresGenerated.enhanceEndpoints({
  addTagTypes: ['Reading'],
  endpoints: { getScores: { providesTags: ['Reading'] } },
});

export const { useGetScoresQuery } = scoresApi;
