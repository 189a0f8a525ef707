import type { BodyScores } from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getScores: build.query<GetScoresApiResponse, GetScoresApiArg>({
      query: () => ({ url: `/api/scores` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as scoresGenerated };
export type GetScoresApiResponse = /** status 200  */ BodyScores;
export type GetScoresApiArg = void;
export type { BodyScore, BodyScores, Problem } from './schemas.gen';
