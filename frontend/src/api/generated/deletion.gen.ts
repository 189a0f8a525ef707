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
export type DeletionPreview = {
  /** Rows by table. */
  rows: {
    [key: string]: number;
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
export type DeletionReceipt = {
  /** Rows by table. */
  deleted: {
    [key: string]: number;
  };
  deletedAt: string;
  /** Also noted in the audit log, with the random id that the user had. */
  id: string;
  /** `remains`: the page deletes it at the sign-in service itself. */
  identityAccount: 'deleted' | 'remains';
};
export type AccountDeletion = {
  /** The account’s email address, or "delete" for one without. */
  confirmation: string;
};
