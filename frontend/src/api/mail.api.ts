import { adminGenerated } from './generated/admin.gen';

export type { OpenMessage } from './generated/admin.gen';

// A link that was just asked for is what whoever opens the page looks for.
export const mailApi = adminGenerated.enhanceEndpoints({
  addTagTypes: ['OpenMail'],
  endpoints: { listOpenMail: { keepUnusedDataFor: 0, providesTags: ['OpenMail'] } },
});

export const { useListOpenMailQuery } = mailApi;
