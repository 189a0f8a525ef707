import type {
  ActOnEntity,
  Home,
  HomeActivity,
  HomeActivityPage,
  HomeEntities,
  ReplaceHome,
  SetUpSampleHome,
} from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    deleteHome: build.mutation<DeleteHomeApiResponse, DeleteHomeApiArg>({
      query: () => ({ url: `/api/home`, method: 'DELETE' }),
    }),
    getHome: build.query<GetHomeApiResponse, GetHomeApiArg>({
      query: () => ({ url: `/api/home` }),
    }),
    listHomeActivity: build.query<ListHomeActivityApiResponse, ListHomeActivityApiArg>({
      query: (queryArg) => ({
        url: `/api/home/activity`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    undoHomeActivity: build.mutation<UndoHomeActivityApiResponse, UndoHomeActivityApiArg>({
      query: (queryArg) => ({
        url: `/api/home/activity/${encodeURIComponent(String(queryArg.id))}/undo`,
        method: 'POST',
      }),
    }),
    listHomeEntities: build.query<ListHomeEntitiesApiResponse, ListHomeEntitiesApiArg>({
      query: () => ({ url: `/api/home/entities` }),
    }),
    actOnHomeEntity: build.mutation<ActOnHomeEntityApiResponse, ActOnHomeEntityApiArg>({
      query: (queryArg) => ({
        url: `/api/home/entities/${encodeURIComponent(String(queryArg.id))}/actions`,
        method: 'POST',
        body: queryArg.actOnEntity,
      }),
    }),
    unstarHomeEntity: build.mutation<UnstarHomeEntityApiResponse, UnstarHomeEntityApiArg>({
      query: (queryArg) => ({
        url: `/api/home/favourites/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    starHomeEntity: build.mutation<StarHomeEntityApiResponse, StarHomeEntityApiArg>({
      query: (queryArg) => ({
        url: `/api/home/favourites/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
      }),
    }),
    replaceSimulatedHome: build.mutation<ReplaceSimulatedHomeApiResponse, ReplaceSimulatedHomeApiArg>({
      query: (queryArg) => ({ url: `/api/home/simulated`, method: 'PUT', body: queryArg.replaceHome }),
    }),
    setUpSampleHome: build.mutation<SetUpSampleHomeApiResponse, SetUpSampleHomeApiArg>({
      query: (queryArg) => ({
        url: `/api/home/simulated/sample`,
        method: 'POST',
        body: queryArg.setUpSampleHome,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as homeGenerated };
export type DeleteHomeApiResponse = unknown;
export type DeleteHomeApiArg = void;
export type GetHomeApiResponse = /** status 200  */ Home;
export type GetHomeApiArg = void;
export type ListHomeActivityApiResponse = /** status 200  */ HomeActivityPage;
export type ListHomeActivityApiArg = {
  limit?: number;
  cursor?: string;
};
export type UndoHomeActivityApiResponse = /** status 200  */ HomeActivity;
export type UndoHomeActivityApiArg = {
  id: string;
};
export type ListHomeEntitiesApiResponse = /** status 200  */ HomeEntities;
export type ListHomeEntitiesApiArg = void;
export type ActOnHomeEntityApiResponse = /** status 201  */ HomeActivity;
export type ActOnHomeEntityApiArg = {
  id: string;
  actOnEntity: ActOnEntity;
};
export type UnstarHomeEntityApiResponse = unknown;
export type UnstarHomeEntityApiArg = {
  id: string;
};
export type StarHomeEntityApiResponse = unknown;
export type StarHomeEntityApiArg = {
  id: string;
};
export type ReplaceSimulatedHomeApiResponse = /** status 200  */ Home;
export type ReplaceSimulatedHomeApiArg = {
  replaceHome: ReplaceHome;
};
export type SetUpSampleHomeApiResponse = /** status 201  */ Home;
export type SetUpSampleHomeApiArg = {
  setUpSampleHome: SetUpSampleHome;
};
export type {
  ActOnEntity,
  Home,
  HomeActivity,
  HomeActivityPage,
  HomeEntities,
  HomeEntity,
  PartialState,
  Problem,
  ReplaceHome,
  SetUpSampleHome,
} from './schemas.gen';
