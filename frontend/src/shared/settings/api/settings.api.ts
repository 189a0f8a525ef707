import { settingsGenerated } from '../../../api/generated/settings.gen';

export type { Settings } from '../../../api/generated/settings.gen';

const tagged = settingsGenerated.enhanceEndpoints({
  addTagTypes: ['Settings'],
  endpoints: {
    getSettings: { providesTags: ['Settings'] },
    updateSettings: { invalidatesTags: ['Settings'] },
  },
});

export const { useGetSettingsQuery, useUpdateSettingsMutation } = tagged;
