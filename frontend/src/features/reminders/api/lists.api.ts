import { listsGenerated } from '../../../api/generated/lists.gen';

export type { List, ListItem } from '../../../api/generated/lists.gen';

const listsApi = listsGenerated.enhanceEndpoints({
  addTagTypes: ['List'],
  endpoints: {
    listLists: { providesTags: ['List'] },
    createList: { invalidatesTags: ['List'] },
    deleteList: { invalidatesTags: ['List'] },
    addListItem: { invalidatesTags: ['List'] },
    editListItem: { invalidatesTags: ['List'] },
    deleteListItem: { invalidatesTags: ['List'] },
  },
});

export const {
  useListListsQuery,
  useCreateListMutation,
  useDeleteListMutation,
  useAddListItemMutation,
  useEditListItemMutation,
  useDeleteListItemMutation,
} = listsApi;
