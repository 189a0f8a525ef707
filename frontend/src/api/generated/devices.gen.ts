import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDevices: build.query<ListDevicesApiResponse, ListDevicesApiArg>({
      query: () => ({ url: `/api/devices` }),
    }),
    editDevices: build.mutation<EditDevicesApiResponse, EditDevicesApiArg>({
      query: (queryArg) => ({ url: `/api/devices`, method: 'PATCH', body: queryArg.editDevices }),
    }),
    createDevice: build.mutation<CreateDeviceApiResponse, CreateDeviceApiArg>({
      query: (queryArg) => ({ url: `/api/devices`, method: 'POST', body: queryArg.createDevice }),
    }),
    useBrowser: build.mutation<UseBrowserApiResponse, UseBrowserApiArg>({
      query: (queryArg) => ({ url: `/api/devices/browser`, method: 'PUT', body: queryArg.useBrowser }),
    }),
    createMqttDevice: build.mutation<CreateMqttDeviceApiResponse, CreateMqttDeviceApiArg>({
      query: (queryArg) => ({ url: `/api/devices/mqtt`, method: 'POST', body: queryArg.createDevice }),
    }),
    removeDevices: build.mutation<RemoveDevicesApiResponse, RemoveDevicesApiArg>({
      query: (queryArg) => ({ url: `/api/devices/removals`, method: 'POST', body: queryArg.removeDevices }),
    }),
    getDevice: build.query<GetDeviceApiResponse, GetDeviceApiArg>({
      query: (queryArg) => ({ url: `/api/devices/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    editDevice: build.mutation<EditDeviceApiResponse, EditDeviceApiArg>({
      query: (queryArg) => ({
        url: `/api/devices/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.editDevice,
      }),
    }),
    getDeviceHistory: build.query<GetDeviceHistoryApiResponse, GetDeviceHistoryApiArg>({
      query: (queryArg) => ({
        url: `/api/devices/${encodeURIComponent(String(queryArg.id))}/history`,
        params: {
          name: queryArg.name,
          hours: queryArg.hours,
        },
      }),
    }),
    mapReading: build.mutation<MapReadingApiResponse, MapReadingApiArg>({
      query: (queryArg) => ({
        url: `/api/devices/${encodeURIComponent(String(queryArg.id))}/mappings`,
        method: 'PUT',
        body: queryArg.mapReading,
      }),
    }),
    listDeviceMessages: build.query<ListDeviceMessagesApiResponse, ListDeviceMessagesApiArg>({
      query: (queryArg) => ({ url: `/api/devices/${encodeURIComponent(String(queryArg.id))}/messages` }),
    }),
    revokeDeviceMqtt: build.mutation<RevokeDeviceMqttApiResponse, RevokeDeviceMqttApiArg>({
      query: (queryArg) => ({
        url: `/api/devices/${encodeURIComponent(String(queryArg.id))}/mqtt`,
        method: 'DELETE',
      }),
    }),
    getDeviceMqtt: build.query<GetDeviceMqttApiResponse, GetDeviceMqttApiArg>({
      query: (queryArg) => ({ url: `/api/devices/${encodeURIComponent(String(queryArg.id))}/mqtt` }),
    }),
    rotateDeviceMqtt: build.mutation<RotateDeviceMqttApiResponse, RotateDeviceMqttApiArg>({
      query: (queryArg) => ({
        url: `/api/devices/${encodeURIComponent(String(queryArg.id))}/mqtt`,
        method: 'POST',
      }),
    }),
    beginPairing: build.mutation<BeginPairingApiResponse, BeginPairingApiArg>({
      query: (queryArg) => ({
        url: `/api/devices/${encodeURIComponent(String(queryArg.id))}/pairing`,
        method: 'POST',
      }),
    }),
    revokeDeviceToken: build.mutation<RevokeDeviceTokenApiResponse, RevokeDeviceTokenApiArg>({
      query: (queryArg) => ({
        url: `/api/devices/${encodeURIComponent(String(queryArg.id))}/token`,
        method: 'DELETE',
      }),
    }),
    rotateDeviceToken: build.mutation<RotateDeviceTokenApiResponse, RotateDeviceTokenApiArg>({
      query: (queryArg) => ({
        url: `/api/devices/${encodeURIComponent(String(queryArg.id))}/token`,
        method: 'POST',
      }),
    }),
    ingestBatch: build.mutation<IngestBatchApiResponse, IngestBatchApiArg>({
      query: (queryArg) => ({ url: `/api/ingest`, method: 'POST', body: queryArg.ingestBatch }),
    }),
    ingestReadings: build.mutation<IngestReadingsApiResponse, IngestReadingsApiArg>({
      query: (queryArg) => ({ url: `/api/ingest/readings`, method: 'POST', body: queryArg.ingestReadings }),
    }),
    pairDevice: build.mutation<PairDeviceApiResponse, PairDeviceApiArg>({
      query: (queryArg) => ({ url: `/api/pair`, method: 'POST', body: queryArg.pairDevice }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as devicesGenerated };
export type ListDevicesApiResponse = /** status 200  */ Devices;
export type ListDevicesApiArg = void;
export type EditDevicesApiResponse = unknown;
export type EditDevicesApiArg = {
  editDevices: EditDevices;
};
export type CreateDeviceApiResponse = /** status 201  */ NewDevice;
export type CreateDeviceApiArg = {
  createDevice: CreateDevice;
};
export type UseBrowserApiResponse = /** status 200  */ Device;
export type UseBrowserApiArg = {
  useBrowser: UseBrowser;
};
export type CreateMqttDeviceApiResponse = /** status 201  */ NewMqttDevice;
export type CreateMqttDeviceApiArg = {
  createDevice: CreateDevice;
};
export type RemoveDevicesApiResponse = unknown;
export type RemoveDevicesApiArg = {
  removeDevices: RemoveDevices;
};
export type GetDeviceApiResponse = /** status 200  */ DeviceDetail;
export type GetDeviceApiArg = {
  id: string;
};
export type EditDeviceApiResponse = unknown;
export type EditDeviceApiArg = {
  id: string;
  editDevice: EditDevice;
};
export type GetDeviceHistoryApiResponse = /** status 200  */ DeviceHistory;
export type GetDeviceHistoryApiArg = {
  id: string;
  name: string;
  hours?: number;
};
export type MapReadingApiResponse = unknown;
export type MapReadingApiArg = {
  id: string;
  mapReading: MapReading;
};
export type ListDeviceMessagesApiResponse = /** status 200  */ DeviceMessages;
export type ListDeviceMessagesApiArg = {
  id: string;
};
export type RevokeDeviceMqttApiResponse = unknown;
export type RevokeDeviceMqttApiArg = {
  id: string;
};
export type GetDeviceMqttApiResponse = /** status 200  */ DeviceMqtt;
export type GetDeviceMqttApiArg = {
  id: string;
};
export type RotateDeviceMqttApiResponse = /** status 201  */ MqttCredentials;
export type RotateDeviceMqttApiArg = {
  id: string;
};
export type BeginPairingApiResponse = /** status 201  */ Pairing;
export type BeginPairingApiArg = {
  id: string;
};
export type RevokeDeviceTokenApiResponse = unknown;
export type RevokeDeviceTokenApiArg = {
  id: string;
};
export type RotateDeviceTokenApiResponse = /** status 201  */ NewDeviceToken;
export type RotateDeviceTokenApiArg = {
  id: string;
};
export type IngestBatchApiResponse = /** status 200  */ IngestAnswer;
export type IngestBatchApiArg = {
  ingestBatch: IngestBatch;
};
export type IngestReadingsApiResponse = /** status 200  */ IngestReport;
export type IngestReadingsApiArg = {
  ingestReadings: IngestReadings;
};
export type PairDeviceApiResponse = /** status 201  */ PairedDevice;
export type PairDeviceApiArg = {
  pairDevice: PairDevice;
};
export type Device = {
  alerts: {
    kind: 'silent' | 'battery' | 'odd';
    since: string;
  }[];
  /** Percent. */
  battery: number | null;
  createdAt: string;
  firmware: string | null;
  id: string;
  /** Between its messages, as a rule. */
  intervalSeconds: number | null;
  kind: 'sensor' | 'wearable' | 'voice' | 'browser' | 'bridge' | 'home';
  lastSeenAt: string | null;
  manufacturer: string | null;
  mayWriteBody: boolean;
  model: string | null;
  mqtt: {
    isRevoked: boolean;
    madeAt: string;
  } | null;
  name: string;
  offlineReason: string | null;
  offlineSince: string | null;
  room: string | null;
  /** dBm, or percent where it is above 0. */
  signal: number | null;
  source: 'token' | 'mqtt' | 'home-assistant' | 'browser' | 'simulated';
  status: 'waiting' | 'online' | 'silent' | 'offline' | 'paused';
  tags: string[];
  token: {
    isRevoked: boolean;
    madeAt: string;
    /** Until then the one before works as well. */
    oldUntil: string | null;
    prefix: string | null;
    usedAt: string | null;
  } | null;
};
export type Devices = {
  items: Device[];
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
export type EditDevices = {
  addTags?: string[];
  ids: string[];
  isPaused?: boolean;
  removeTags?: string[];
  room?: string | null;
};
export type Pairing = {
  code: string;
  expiresAt: string;
  /** For a QR code; the code stands after the #. */
  url: string;
};
export type NewDevice = {
  device: Device;
  pairing: Pairing;
  /** Shown this once. */
  token: string;
};
export type CreateDevice = {
  kind: 'sensor' | 'wearable' | 'bridge';
  name: string;
  room?: string | null;
};
export type UseBrowser = {
  browserId: string;
  name: string;
};
export type MqttCredentials = {
  host: string;
  isTls: boolean;
  /** Shown this once. */
  password: string;
  port: number;
  /** Where it tells its readings, and nowhere else. */
  topic: string;
  username: string;
};
export type NewMqttDevice = {
  device: Device;
  mqtt: MqttCredentials;
};
export type RemoveDevices = {
  ids: string[];
  withData: boolean;
};
export type DeviceDetail = {
  device: Device;
  mappings: {
    metric: string | null;
    metricLabel: string | null;
    name: string;
    target: 'metric' | 'history' | 'ignored';
    unit: string;
  }[];
  /** To which its readings can go. */
  metrics: {
    label: string;
    metric: string;
    unit: string;
  }[];
  /** The last of each name. */
  readings: {
    at: string;
    name: string;
    target: 'waiting' | 'metric' | 'history' | 'ignored';
    text: string | null;
    unit: string;
    value: number | null;
  }[];
};
export type EditDevice = {
  isPaused?: boolean;
  mayWriteBody?: boolean;
  name?: string;
  room?: string | null;
  tags?: string[];
};
export type DeviceHistory = {
  items: {
    at: string;
    max: number;
    min: number;
    value: number;
  }[];
  stepSeconds: number;
};
export type MapReading = {
  metric?: string;
  name: string;
  target: 'metric' | 'history' | 'ignored';
  unit?: string;
};
export type DeviceMessages = {
  items: {
    at: string;
    name: string;
    receivedAt: string;
    target: 'waiting' | 'metric' | 'history' | 'ignored';
    text: string | null;
    unit: string;
    value: number | null;
  }[];
  /** So many were kept in the last 24 hours. */
  lastDay: number;
  refused: {
    name: string;
    reason:
      | 'clock'
      | 'future'
      | 'old'
      | 'range'
      | 'unit'
      | 'not_a_number'
      | 'malformed'
      | 'too_large'
      | 'too_many'
      | 'id_reused';
    receivedAt: string;
    value: string;
  }[];
};
export type DeviceMqtt = {
  /** Null where no broker is on or answers. */
  address: {
    host: string;
    isTls: boolean;
    port: number;
  } | null;
  /** missing: the broker lost the account; rotate it. */
  state: 'ready' | 'missing' | 'revoked' | 'off' | 'unreachable';
  /** Where it tells its readings, and nowhere else. */
  topic: string;
  username: string;
};
export type NewDeviceToken = {
  token: string;
};
export type IngestAnswer = {
  accepted: number;
  clock: {
    action: 'none' | 'shifted' | 'refused';
    /** How far the device’s clock is ahead of ours. */
    aheadSeconds: number;
  };
  duplicates: number;
  ignored: number;
  refused: {
    id: string;
    reason: 'clock' | 'future' | 'old' | 'range' | 'unit' | 'not_a_number';
  }[];
};
export type IngestBatch = {
  readings: {
    at: string;
    /** The device’s own: sent again, it is kept once. */
    id: string;
    name: string;
    unit?: string;
    value: number | boolean | string;
  }[];
  /** By the clock of the device, when it sent this. */
  sentAt: string;
};
export type IngestReport = {
  /** How far the device’s clock is ahead. */
  clockSkewSeconds: number | null;
  kept: number;
  refused: {
    /** In the batch, from 0. */
    index: number;
    reason: string;
  }[];
  /** Kept before: a batch may be sent again. */
  repeated: number;
};
export type IngestReadings = {
  readings: {
    /** When it began, with the offset of the place. */
    at: string;
    metric: string;
    /** The one in which the metric is kept, where it is left out. */
    unit?: string;
    /** When it ended, of what lasts. */
    until?: string;
    value: number;
  }[];
  /** By the clock of the device: how far it is off is told back. */
  sentAt?: string;
};
export type PairedDevice = {
  deviceId: string;
  ingestUrl: string;
  token: string;
};
export type PairDevice = {
  code: string;
  firmware?: string;
  manufacturer?: string;
  model?: string;
};
