import type { ContactReceipt, ContactRequest } from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendContactMessage: build.mutation<SendContactMessageApiResponse, SendContactMessageApiArg>({
      query: (queryArg) => ({ url: `/api/contact`, method: 'POST', body: queryArg.contactRequest }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as contentGenerated };
export type SendContactMessageApiResponse = /** status 201  */ ContactReceipt;
export type SendContactMessageApiArg = {
  contactRequest: ContactRequest;
};
export type { ContactReceipt, ContactRequest, Problem } from './schemas.gen';
