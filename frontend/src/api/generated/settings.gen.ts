import type { Settings, UpdateSettings } from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query<GetSettingsApiResponse, GetSettingsApiArg>({
      query: () => ({ url: `/api/me/settings` }),
    }),
    updateSettings: build.mutation<UpdateSettingsApiResponse, UpdateSettingsApiArg>({
      query: (queryArg) => ({ url: `/api/me/settings`, method: 'PATCH', body: queryArg.updateSettings }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as settingsGenerated };
export type GetSettingsApiResponse = /** status 200  */ Settings;
export type GetSettingsApiArg = void;
export type UpdateSettingsApiResponse = /** status 200  */ Settings;
export type UpdateSettingsApiArg = {
  updateSettings: UpdateSettings;
};
export type { HomePlace, Problem, QuietHours, Settings, UpdateSettings } from './schemas.gen';
