import { modelGenerated } from '../../../api/generated/model.gen';

export type { ModelStatus, OwnModel, OwnModelTest } from '../../../api/generated/model.gen';

const tagged = modelGenerated.enhanceEndpoints({
  addTagTypes: ['LanguageModel'],
  endpoints: {
    getModel: { providesTags: ['LanguageModel'] },
    listModels: { providesTags: ['LanguageModel'] },
    saveOwnModel: { invalidatesTags: ['LanguageModel'] },
    removeOwnModel: { invalidatesTags: ['LanguageModel'] },
  },
});

export const {
  useGetModelQuery,
  useListModelsQuery,
  useSaveOwnModelMutation,
  useRemoveOwnModelMutation,
  useTestOwnModelMutation,
} = tagged;
