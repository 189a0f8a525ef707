import type { AddListItem, CreateList, EditListItem, List, ListItem, Lists, RenameList } from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    deleteListItem: build.mutation<DeleteListItemApiResponse, DeleteListItemApiArg>({
      query: (queryArg) => ({
        url: `/api/list-items/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    editListItem: build.mutation<EditListItemApiResponse, EditListItemApiArg>({
      query: (queryArg) => ({
        url: `/api/list-items/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.editListItem,
      }),
    }),
    listLists: build.query<ListListsApiResponse, ListListsApiArg>({
      query: () => ({ url: `/api/lists` }),
    }),
    createList: build.mutation<CreateListApiResponse, CreateListApiArg>({
      query: (queryArg) => ({ url: `/api/lists`, method: 'POST', body: queryArg.createList }),
    }),
    deleteList: build.mutation<DeleteListApiResponse, DeleteListApiArg>({
      query: (queryArg) => ({
        url: `/api/lists/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    getList: build.query<GetListApiResponse, GetListApiArg>({
      query: (queryArg) => ({ url: `/api/lists/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    renameList: build.mutation<RenameListApiResponse, RenameListApiArg>({
      query: (queryArg) => ({
        url: `/api/lists/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.renameList,
      }),
    }),
    addListItem: build.mutation<AddListItemApiResponse, AddListItemApiArg>({
      query: (queryArg) => ({
        url: `/api/lists/${encodeURIComponent(String(queryArg.id))}/items`,
        method: 'POST',
        body: queryArg.addListItem,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as listsGenerated };
export type DeleteListItemApiResponse = unknown;
export type DeleteListItemApiArg = {
  id: string;
};
export type EditListItemApiResponse = /** status 200  */ ListItem;
export type EditListItemApiArg = {
  id: string;
  editListItem: EditListItem;
};
export type ListListsApiResponse = /** status 200  */ Lists;
export type ListListsApiArg = void;
export type CreateListApiResponse = /** status 201  */ List;
export type CreateListApiArg = {
  createList: CreateList;
};
export type DeleteListApiResponse = unknown;
export type DeleteListApiArg = {
  id: string;
};
export type GetListApiResponse = /** status 200  */ List;
export type GetListApiArg = {
  id: string;
};
export type RenameListApiResponse = /** status 200  */ List;
export type RenameListApiArg = {
  id: string;
  renameList: RenameList;
};
export type AddListItemApiResponse = /** status 201  */ ListItem;
export type AddListItemApiArg = {
  id: string;
  addListItem: AddListItem;
};
export type {
  AddListItem,
  CreateList,
  EditListItem,
  List,
  ListItem,
  Lists,
  Problem,
  RenameList,
} from './schemas.gen';
