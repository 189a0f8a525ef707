import { learningGenerated } from './generated/learning.gen';

export type { ChatSettings } from './generated/learning.gen';

const tagged = learningGenerated.enhanceEndpoints({
  addTagTypes: ['ChatSettings'],
  endpoints: {
    getChatSettings: { providesTags: ['ChatSettings'] },
    saveChatSettings: { invalidatesTags: ['ChatSettings'] },
  },
});

export const { useGetChatSettingsQuery, useSaveChatSettingsMutation } = tagged;
