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
  channel: 'chat' | 'voice' | 'screen' | 'api' | 'schedule' | 'rule';
  entity: string;
  entityName: string;
  id: string;
  /** done: it lives in Twyn alone. Of real devices: pending, acknowledged, no_answer, refused. */
  outcome: 'done' | 'pending' | 'acknowledged' | 'no_answer' | 'refused';
  outcomeReason: string | null;
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
export type SetHomeArea = {
  aliases?: string[];
  floor?: string | null;
  name: string;
};
export type HomeConnection = {
  entityCount: number;
  id: string;
  isPaused: boolean;
  kind: 'simulated' | 'mqtt' | 'home_assistant';
  name: string;
  /** The secret itself is never told. */
  secretSetAt: string | null;
  status: 'connecting' | 'connected' | 'disconnected' | 'refused';
  statusAt: string;
  statusReason: string | null;
  url: string | null;
  username: string | null;
  /** Found, and neither accepted nor ignored. */
  waitingCount: number;
};
export type HomeConnections = {
  /** MQTT can be joined without an address. */
  hasOwnBroker: boolean;
  items: HomeConnection[];
};
export type ConnectHome = {
  kind: 'simulated' | 'mqtt' | 'home_assistant';
  name: string;
  /** Password of a broker, or token of Home Assistant. */
  secret?: string;
  /** Left out for MQTT: the broker of this server. */
  url?: string;
  username?: string;
};
export type ChangeHomeConnection = {
  isPaused?: boolean;
  name?: string;
  secret?: string;
  /** Another address forgets the secret: give it with it. */
  url?: string;
  username?: string | null;
};
export type HomeProblems = {
  items: {
    at: string;
    reason: string;
    source: string;
  }[];
};
export type DiscoveredEntity = {
  /** The name that it came with. */
  area: string | null;
  category: ('config' | 'diagnostic') | null;
  connection: string;
  device: {
    id: string;
    manufacturer: string | null;
    model: string | null;
    name: string | null;
  } | null;
  deviceClass: string | null;
  domain: string;
  externalId: string;
  floor: string | null;
  foundAt: string;
  isGuarded: boolean;
  isIgnored: boolean;
  name: string;
};
export type DiscoveredEntities = {
  items: DiscoveredEntity[];
};
export type AcceptedEntities = {
  /** Of the entities, in the order of what was accepted. */
  ids: string[];
};
export type AcceptDiscovered = {
  items: {
    /** A room of the home; left out, the one that it came with, which is made where it is missing. */
    area?: string | null;
    connection: string;
    externalId: string;
    name?: string;
  }[];
};
export type IgnoreDiscovered = {
  isIgnored: boolean;
  items: {
    connection: string;
    externalId: string;
  }[];
};
export type EntityRights = {
  chat: 'none' | 'read' | 'act';
  models: 'none' | 'read' | 'act';
  rules: 'none' | 'read' | 'act';
  voice: 'none' | 'read' | 'act';
};
export type HomeEntity = {
  aliases: string[];
  area: string | null;
  attributes: {
    [key: string]: unknown;
  };
  changedAt: string;
  /** What it is reached through; null: it is simulated. */
  connection: string | null;
  deviceClass: string | null;
  domain: string;
  id: string;
  /** Starred by whoever asks: it is shown first. */
  isFavourite: boolean;
  /** A door, a lock, an oven: its person is asked every time. */
  isGuarded: boolean;
  name: string;
  rights: EntityRights;
  state: string;
};
export type HomeEntities = {
  items: HomeEntity[];
};
export type ChangeHomeEntity = {
  aliases?: string[];
  area?: string | null;
  /** Null: as usual for its kind. */
  isGuarded?: boolean | null;
  name?: string;
  /** Null: as usual for its kind. */
  rights?: EntityRights | null;
};
export type ActOnEntity = {
  /** What the service needs: brightness_pct, position, temperature, … */
  parameters?: {
    [key: string]: unknown;
  };
  /** As in Home Assistant, without the domain: turn_on, set_position, lock, … */
  service: string;
};
export type EntityHistory = {
  /** What remains of numbers that are older than 30 days. */
  hours: {
    count: number;
    hour: string;
    last: number;
    max: number;
    mean: number;
    min: number;
  }[];
  /** Oldest first, the latest 5,000. */
  items: {
    at: string;
    /** Those that changed; null: it went. */
    attributes: {
      [key: string]: unknown;
    } | null;
    /** outside: nobody asked Twyn for it, such as a hand at the switch. */
    cause: 'chat' | 'voice' | 'screen' | 'api' | 'schedule' | 'rule' | 'outside';
    state: string;
  }[];
};
export type SetHomeFloor = {
  aliases?: string[];
  name: string;
};
export type HomeLogbook = {
  items: {
    at: string;
    /** Those that changed; null: it went. */
    attributes: {
      [key: string]: unknown;
    } | null;
    /** outside: nobody asked Twyn for it, such as a hand at the switch. */
    cause: 'chat' | 'voice' | 'screen' | 'api' | 'schedule' | 'rule' | 'outside';
    entity: string;
    entityName: string;
    state: string;
  }[];
};
export type HomeScene = {
  capturedAt: string;
  entities: {
    attributes: {
      [key: string]: unknown;
    };
    entity: string;
    entityName: string;
    state: string;
  }[];
  /** Of its entity: its service `activate` applies it. */
  id: string;
  name: string;
};
export type HomeScenes = {
  items: HomeScene[];
};
export type CaptureScene = {
  /** Each is taken as it is now. */
  entities: string[];
  name: string;
};
export type ChangeScene = {
  /** Those that are new to it are taken as they are now, the others stay as they were taken. */
  entities?: string[];
  /** All of it as it is now. */
  isCapturedAnew?: true;
  name?: string;
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
