import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConfig: build.query<GetConfigApiResponse, GetConfigApiArg>({
      query: () => ({ url: `/api/config` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as configGenerated };
export type GetConfigApiResponse = /** status 200  */ PublicConfig;
export type GetConfigApiArg = void;
export type PublicConfig = {
  firebase: {
    apiKey: string;
    appId: string;
    authDomain: string;
    projectId: string;
  };
  identity: 'local' | 'emulator' | 'firebase';
  mail: boolean;
  phone: boolean;
  providers: ('google.com' | 'github.com' | 'facebook.com' | 'twitter.com')[];
  signUp: 'open' | 'closed';
  version: string;
  voice: {
    speech: boolean;
    transcription: boolean;
  };
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
