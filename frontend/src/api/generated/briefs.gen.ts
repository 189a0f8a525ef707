import type { Brief, HideBriefLine } from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBrief: build.query<GetBriefApiResponse, GetBriefApiArg>({
      query: () => ({ url: `/api/brief` }),
    }),
    showBriefLines: build.mutation<ShowBriefLinesApiResponse, ShowBriefLinesApiArg>({
      query: () => ({ url: `/api/brief/hidden`, method: 'DELETE' }),
    }),
    hideBriefLine: build.mutation<HideBriefLineApiResponse, HideBriefLineApiArg>({
      query: (queryArg) => ({ url: `/api/brief/hidden`, method: 'POST', body: queryArg.hideBriefLine }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as briefsGenerated };
export type GetBriefApiResponse = /** status 200  */ Brief;
export type GetBriefApiArg = void;
export type ShowBriefLinesApiResponse = /** status 200  */ Brief;
export type ShowBriefLinesApiArg = void;
export type HideBriefLineApiResponse = /** status 200  */ Brief;
export type HideBriefLineApiArg = {
  hideBriefLine: HideBriefLine;
};
export type { Brief, BriefLine, HideBriefLine, Problem } from './schemas.gen';
