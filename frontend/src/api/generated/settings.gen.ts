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
export type HomePlace = {
  latitude: number;
  longitude: number;
};
export type QuietHours = {
  from: string;
  until: string;
};
export type Settings = {
  /** Where the home is: for sunrise and sunset. */
  homePlace: HomePlace | null;
  /** What is told in a conversation is kept; never: only after “remember”. Default: always. */
  keepTold: 'always' | 'ask' | 'never';
  /** In which it is talked; auto: each sentence decides. Default: auto. */
  language: string;
  /** What it can be besides auto, by codes such as en. */
  languages: string[];
  /** Facts that are told in passing become suggestions in the review. */
  learnsFromChat: boolean;
  /** Reminders wait until they are over. */
  quietHours: QuietHours | null;
  /** Null: as each device tells its own. */
  units: ('metric' | 'imperial') | null;
};
export type Problem = {
  code: string;
  detail: string;
  error: string;
  errors?: {
    message: string;
    path: string;
  }[];
  requestId: string;
  status: number;
  title: string;
  type: string;
};
export type UpdateSettings = {
  homePlace?: HomePlace | null;
  keepTold?: 'always' | 'ask' | 'never';
  language?: string;
  learnsFromChat?: boolean;
  quietHours?: QuietHours | null;
  units?: ('metric' | 'imperial') | null;
};
