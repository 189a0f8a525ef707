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
export type ReplaceSimulatedHomeApiResponse = /** status 200  */ Home;
export type ReplaceSimulatedHomeApiArg = {
  replaceHome: ReplaceHome;
};
export type SetUpSampleHomeApiResponse = /** status 201  */ Home;
export type SetUpSampleHomeApiArg = {
  setUpSampleHome: SetUpSampleHome;
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
export type Home = {
  areas: {
    aliases: string[];
    floor: string | null;
    id: string;
    name: string;
  }[];
  entityCount: number;
  floors: {
    aliases: string[];
    id: string;
    name: string;
  }[];
  /** The flat that comes with the product. */
  isSample: boolean;
};
export type PartialState = {
  attributes: {
    [key: string]: unknown;
  };
  state: string;
};
export type HomeActivity = {
  at: string;
  changes: {
    after: PartialState;
    before: PartialState;
    entity: string;
  }[];
  channel: 'chat' | 'voice' | 'screen' | 'api';
  entity: string;
  entityName: string;
  id: string;
  parameters: {
    [key: string]: unknown;
  };
  service: string;
  undoneAt: string | null;
};
export type HomeActivityPage = {
  items: HomeActivity[];
  nextCursor: string | null;
};
export type HomeEntity = {
  aliases: string[];
  area: string | null;
  attributes: {
    [key: string]: unknown;
  };
  deviceClass: string | null;
  domain: string;
  id: string;
  name: string;
  state: string;
};
export type HomeEntities = {
  items: HomeEntity[];
};
export type ActOnEntity = {
  /** What the service needs: brightness_pct, position, temperature, … */
  parameters?: {
    [key: string]: unknown;
  };
  /** As in Home Assistant, without the domain: turn_on, set_position, lock, … */
  service: string;
};
export type ReplaceHome = {
  areas: {
    aliases?: string[];
    floor?: string | null;
    id: string;
    name: string;
  }[];
  entities: {
    aliases?: string[];
    area?: string | null;
    attributes?: {
      [key: string]: unknown;
    };
    /** Where it is left out, the attribute `device_class` counts. */
    deviceClass?: string | null;
    domain: string;
    /** As in Home Assistant: `light.kitchen_ceiling`. A second one becomes `light.kitchen_ceiling_2`. */
    id: string;
    name: string;
    /** Null: unknown. */
    state: string | null;
  }[];
  floors: {
    aliases?: string[];
    id: string;
    name: string;
  }[];
};
export type SetUpSampleHome = {};
