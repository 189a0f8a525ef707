import { settingsGenerated } from './generated/settings.gen';

export type { Settings } from './generated/settings.gen';

const tagged = settingsGenerated.enhanceEndpoints({
  addTagTypes: ['Settings'],
  endpoints: {
    getSettings: { providesTags: ['Settings'] },
    updateSettings: { invalidatesTags: ['Settings'] },
  },
});

export const { useGetSettingsQuery, useUpdateSettingsMutation } = tagged;
