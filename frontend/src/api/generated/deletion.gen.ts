import type { AccountDeletion, DeletionPreview, DeletionReceipt } from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewDeletion: build.query<PreviewDeletionApiResponse, PreviewDeletionApiArg>({
      query: () => ({ url: `/api/me/deletion` }),
    }),
    deleteAccount: build.mutation<DeleteAccountApiResponse, DeleteAccountApiArg>({
      query: (queryArg) => ({ url: `/api/me/deletion`, method: 'POST', body: queryArg.accountDeletion }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as deletionGenerated };
export type PreviewDeletionApiResponse = /** status 200  */ DeletionPreview;
export type PreviewDeletionApiArg = void;
export type DeleteAccountApiResponse = /** status 200  */ DeletionReceipt;
export type DeleteAccountApiArg = {
  accountDeletion: AccountDeletion;
};
export type { AccountDeletion, DeletionPreview, DeletionReceipt, Problem } from './schemas.gen';
