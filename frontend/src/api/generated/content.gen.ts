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
export type ContactReceipt = {
  /** Such as TW-7K3M-Q9. */
  reference: string;
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
export type ContactRequest = {
  email: string;
  idempotencyKey: string;
  message: string;
  name: string;
  /** People do not see this field. A request that fills it is answered, and not stored. */
  website?: string;
};
