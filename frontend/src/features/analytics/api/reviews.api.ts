import { lifeReviewsGenerated } from '../../../api/generated/lifeReviews.gen';

export type { Review, ReviewFigure } from '../../../api/generated/lifeReviews.gen';

const PARTS = ['Reading', 'MoodEntry', 'Finding', 'SampleData', { type: 'Memory', id: 'LIST' }] as const;

const reviewsApi = lifeReviewsGenerated.enhanceEndpoints({
  addTagTypes: ['LifeReview', 'Reading', 'MoodEntry', 'Finding', 'SampleData', 'Memory'],
  endpoints: {
    listLifeReviews: { providesTags: [...PARTS] },
    getLifeReview: { providesTags: ['LifeReview', ...PARTS] },
    makeLifeReview: { invalidatesTags: ['LifeReview'] },
  },
});

export const { useListLifeReviewsQuery, useGetLifeReviewQuery, useMakeLifeReviewMutation } = reviewsApi;
