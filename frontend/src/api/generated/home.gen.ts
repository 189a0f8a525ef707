import type {
  AcceptDiscovered,
  AcceptedEntities,
  ActOnEntity,
  CaptureScene,
  ChangeHomeConnection,
  ChangeHomeEntity,
  ChangeScene,
  ConnectHome,
  DiscoveredEntities,
  EntityHistory,
  Home,
  HomeActivity,
  HomeActivityPage,
  HomeConnection,
  HomeConnections,
  HomeEntities,
  HomeLogbook,
  HomeProblems,
  HomeScene,
  HomeScenes,
  IgnoreDiscovered,
  ReplaceHome,
  SetHomeArea,
  SetHomeFloor,
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
    removeHomeArea: build.mutation<RemoveHomeAreaApiResponse, RemoveHomeAreaApiArg>({
      query: (queryArg) => ({
        url: `/api/home/areas/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    setHomeArea: build.mutation<SetHomeAreaApiResponse, SetHomeAreaApiArg>({
      query: (queryArg) => ({
        url: `/api/home/areas/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.setHomeArea,
      }),
    }),
    listHomeConnections: build.query<ListHomeConnectionsApiResponse, ListHomeConnectionsApiArg>({
      query: () => ({ url: `/api/home/connections` }),
    }),
    addHomeConnection: build.mutation<AddHomeConnectionApiResponse, AddHomeConnectionApiArg>({
      query: (queryArg) => ({ url: `/api/home/connections`, method: 'POST', body: queryArg.connectHome }),
    }),
    removeHomeConnection: build.mutation<RemoveHomeConnectionApiResponse, RemoveHomeConnectionApiArg>({
      query: (queryArg) => ({
        url: `/api/home/connections/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    changeHomeConnection: build.mutation<ChangeHomeConnectionApiResponse, ChangeHomeConnectionApiArg>({
      query: (queryArg) => ({
        url: `/api/home/connections/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.changeHomeConnection,
      }),
    }),
    listHomeProblems: build.query<ListHomeProblemsApiResponse, ListHomeProblemsApiArg>({
      query: (queryArg) => ({
        url: `/api/home/connections/${encodeURIComponent(String(queryArg.id))}/problems`,
      }),
    }),
    listDiscoveredEntities: build.query<ListDiscoveredEntitiesApiResponse, ListDiscoveredEntitiesApiArg>({
      query: () => ({ url: `/api/home/discovered` }),
    }),
    acceptDiscoveredEntities: build.mutation<
      AcceptDiscoveredEntitiesApiResponse,
      AcceptDiscoveredEntitiesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/home/discovered/accept`,
        method: 'POST',
        body: queryArg.acceptDiscovered,
      }),
    }),
    ignoreDiscoveredEntities: build.mutation<
      IgnoreDiscoveredEntitiesApiResponse,
      IgnoreDiscoveredEntitiesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/home/discovered/ignore`,
        method: 'POST',
        body: queryArg.ignoreDiscovered,
      }),
    }),
    listHomeEntities: build.query<ListHomeEntitiesApiResponse, ListHomeEntitiesApiArg>({
      query: () => ({ url: `/api/home/entities` }),
    }),
    removeHomeEntity: build.mutation<RemoveHomeEntityApiResponse, RemoveHomeEntityApiArg>({
      query: (queryArg) => ({
        url: `/api/home/entities/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    changeHomeEntity: build.mutation<ChangeHomeEntityApiResponse, ChangeHomeEntityApiArg>({
      query: (queryArg) => ({
        url: `/api/home/entities/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.changeHomeEntity,
      }),
    }),
    actOnHomeEntity: build.mutation<ActOnHomeEntityApiResponse, ActOnHomeEntityApiArg>({
      query: (queryArg) => ({
        url: `/api/home/entities/${encodeURIComponent(String(queryArg.id))}/actions`,
        method: 'POST',
        body: queryArg.actOnEntity,
      }),
    }),
    getEntityHistory: build.query<GetEntityHistoryApiResponse, GetEntityHistoryApiArg>({
      query: (queryArg) => ({
        url: `/api/home/entities/${encodeURIComponent(String(queryArg.id))}/history`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
        },
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
    removeHomeFloor: build.mutation<RemoveHomeFloorApiResponse, RemoveHomeFloorApiArg>({
      query: (queryArg) => ({
        url: `/api/home/floors/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    setHomeFloor: build.mutation<SetHomeFloorApiResponse, SetHomeFloorApiArg>({
      query: (queryArg) => ({
        url: `/api/home/floors/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.setHomeFloor,
      }),
    }),
    listHomeLogbook: build.query<ListHomeLogbookApiResponse, ListHomeLogbookApiArg>({
      query: (queryArg) => ({
        url: `/api/home/logbook`,
        params: {
          entity: queryArg.entity,
          before: queryArg.before,
          limit: queryArg.limit,
        },
      }),
    }),
    listHomeScenes: build.query<ListHomeScenesApiResponse, ListHomeScenesApiArg>({
      query: () => ({ url: `/api/home/scenes` }),
    }),
    captureHomeScene: build.mutation<CaptureHomeSceneApiResponse, CaptureHomeSceneApiArg>({
      query: (queryArg) => ({ url: `/api/home/scenes`, method: 'POST', body: queryArg.captureScene }),
    }),
    removeHomeScene: build.mutation<RemoveHomeSceneApiResponse, RemoveHomeSceneApiArg>({
      query: (queryArg) => ({
        url: `/api/home/scenes/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    changeHomeScene: build.mutation<ChangeHomeSceneApiResponse, ChangeHomeSceneApiArg>({
      query: (queryArg) => ({
        url: `/api/home/scenes/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.changeScene,
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
export type RemoveHomeAreaApiResponse = unknown;
export type RemoveHomeAreaApiArg = {
  id: string;
};
export type SetHomeAreaApiResponse = unknown;
export type SetHomeAreaApiArg = {
  id: string;
  setHomeArea: SetHomeArea;
};
export type ListHomeConnectionsApiResponse = /** status 200  */ HomeConnections;
export type ListHomeConnectionsApiArg = void;
export type AddHomeConnectionApiResponse = /** status 201  */ HomeConnection;
export type AddHomeConnectionApiArg = {
  connectHome: ConnectHome;
};
export type RemoveHomeConnectionApiResponse = unknown;
export type RemoveHomeConnectionApiArg = {
  id: string;
};
export type ChangeHomeConnectionApiResponse = /** status 200  */ HomeConnection;
export type ChangeHomeConnectionApiArg = {
  id: string;
  changeHomeConnection: ChangeHomeConnection;
};
export type ListHomeProblemsApiResponse = /** status 200  */ HomeProblems;
export type ListHomeProblemsApiArg = {
  id: string;
};
export type ListDiscoveredEntitiesApiResponse = /** status 200  */ DiscoveredEntities;
export type ListDiscoveredEntitiesApiArg = void;
export type AcceptDiscoveredEntitiesApiResponse = /** status 200  */ AcceptedEntities;
export type AcceptDiscoveredEntitiesApiArg = {
  acceptDiscovered: AcceptDiscovered;
};
export type IgnoreDiscoveredEntitiesApiResponse = unknown;
export type IgnoreDiscoveredEntitiesApiArg = {
  ignoreDiscovered: IgnoreDiscovered;
};
export type ListHomeEntitiesApiResponse = /** status 200  */ HomeEntities;
export type ListHomeEntitiesApiArg = void;
export type RemoveHomeEntityApiResponse = unknown;
export type RemoveHomeEntityApiArg = {
  id: string;
};
export type ChangeHomeEntityApiResponse = unknown;
export type ChangeHomeEntityApiArg = {
  id: string;
  changeHomeEntity: ChangeHomeEntity;
};
export type ActOnHomeEntityApiResponse = /** status 201  */ HomeActivity;
export type ActOnHomeEntityApiArg = {
  id: string;
  actOnEntity: ActOnEntity;
};
export type GetEntityHistoryApiResponse = /** status 200  */ EntityHistory;
export type GetEntityHistoryApiArg = {
  id: string;
  /** Left out: a day before `to`. */
  from?: string;
  /** Left out: now. */
  to?: string;
};
export type UnstarHomeEntityApiResponse = unknown;
export type UnstarHomeEntityApiArg = {
  id: string;
};
export type StarHomeEntityApiResponse = unknown;
export type StarHomeEntityApiArg = {
  id: string;
};
export type RemoveHomeFloorApiResponse = unknown;
export type RemoveHomeFloorApiArg = {
  id: string;
};
export type SetHomeFloorApiResponse = unknown;
export type SetHomeFloorApiArg = {
  id: string;
  setHomeFloor: SetHomeFloor;
};
export type ListHomeLogbookApiResponse = /** status 200  */ HomeLogbook;
export type ListHomeLogbookApiArg = {
  /** Of one device, with its numbers. */
  entity?: string;
  /** The time of the last one of the page before. */
  before?: string;
  limit?: number;
};
export type ListHomeScenesApiResponse = /** status 200  */ HomeScenes;
export type ListHomeScenesApiArg = void;
export type CaptureHomeSceneApiResponse = /** status 201  */ HomeScene;
export type CaptureHomeSceneApiArg = {
  captureScene: CaptureScene;
};
export type RemoveHomeSceneApiResponse = unknown;
export type RemoveHomeSceneApiArg = {
  id: string;
};
export type ChangeHomeSceneApiResponse = /** status 200  */ HomeScene;
export type ChangeHomeSceneApiArg = {
  id: string;
  changeScene: ChangeScene;
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
  AcceptDiscovered,
  AcceptedEntities,
  ActOnEntity,
  CaptureScene,
  ChangeHomeConnection,
  ChangeHomeEntity,
  ChangeScene,
  ConnectHome,
  DiscoveredEntities,
  DiscoveredEntity,
  EntityHistory,
  EntityRights,
  Home,
  HomeActivity,
  HomeActivityPage,
  HomeConnection,
  HomeConnections,
  HomeEntities,
  HomeEntity,
  HomeLogbook,
  HomeProblems,
  HomeScene,
  HomeScenes,
  IgnoreDiscovered,
  PartialState,
  Problem,
  ReplaceHome,
  SetHomeArea,
  SetHomeFloor,
  SetUpSampleHome,
} from './schemas.gen';
