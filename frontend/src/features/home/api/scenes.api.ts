import { homeGenerated } from '../../../api/generated/home.gen';

export type { HomeScene } from '../../../api/generated/home.gen';

const scenesApi = homeGenerated.enhanceEndpoints({
  addTagTypes: ['Home'],
  endpoints: {
    listHomeScenes: { providesTags: ['Home'] },
    captureHomeScene: { invalidatesTags: ['Home'] },
    changeHomeScene: { invalidatesTags: ['Home'] },
    removeHomeScene: { invalidatesTags: ['Home'] },
  },
});

export const {
  useListHomeScenesQuery,
  useCaptureHomeSceneMutation,
  useChangeHomeSceneMutation,
  useRemoveHomeSceneMutation,
} = scenesApi;
