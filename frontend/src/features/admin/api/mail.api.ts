import { adminGenerated } from '../../../api/generated/admin.gen';

export type { OpenMessage } from '../../../api/generated/admin.gen';

// A link that was just asked for is what whoever opens the page looks for.
export const mailApi = adminGenerated.enhanceEndpoints({
  addTagTypes: ['OpenMail'],
  endpoints: { listOpenMail: { keepUnusedDataFor: 0, providesTags: ['OpenMail'] } },
});

export const { useListOpenMailQuery } = mailApi;
