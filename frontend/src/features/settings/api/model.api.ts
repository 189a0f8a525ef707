import { modelGenerated } from '../../../api/generated/model.gen';

export type { ModelStatus, CustomModel, CustomModelTest } from '../../../api/generated/model.gen';

const tagged = modelGenerated.enhanceEndpoints({
  addTagTypes: ['LanguageModel'],
  endpoints: {
    getModel: { providesTags: ['LanguageModel'] },
    listModels: { providesTags: ['LanguageModel'] },
    saveCustomModel: { invalidatesTags: ['LanguageModel'] },
    removeCustomModel: { invalidatesTags: ['LanguageModel'] },
  },
});

export const {
  useGetModelQuery,
  useListModelsQuery,
  useSaveCustomModelMutation,
  useRemoveCustomModelMutation,
  useTestCustomModelMutation,
} = tagged;
