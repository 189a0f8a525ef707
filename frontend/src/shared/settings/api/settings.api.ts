import { settingsGenerated } from '../../../api/generated/settings.gen';

export type { Settings } from '../../../api/generated/settings.gen';

const tagged = settingsGenerated.enhanceEndpoints({
  addTagTypes: ['Settings'],
  endpoints: {
    getSettings: { providesTags: ['Settings'] },
    updateSettings: {
      invalidatesTags: ['Settings'],
      // A choice stands where it was made at once; refused, it goes back.
      async onQueryStarted({ updateSettings }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          settingsGenerated.util.updateQueryData('getSettings', undefined, (settings) => {
            Object.assign(settings, updateSettings);
          }),
        );
        await queryFulfilled.catch(patch.undo);
      },
    },
  },
});

export const { useGetSettingsQuery, useUpdateSettingsMutation } = tagged;
