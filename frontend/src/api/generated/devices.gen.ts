import type {
  CreateDevice,
  Device,
  DeviceAutomations,
  DeviceDetail,
  DeviceHistory,
  DeviceMessages,
  DeviceMqtt,
  Devices,
  EditDevice,
  EditDevices,
  IngestAnswer,
  IngestBatch,
  IngestReadings,
  IngestReport,
  MapReading,
  MqttCredentials,
  NewDevice,
  NewDeviceToken,
  NewMqttDevice,
  PairDevice,
  PairedDevice,
  Pairing,
  RemoveDevices,
  UseBrowser,
} from './schemas.gen';
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
    listDeviceAutomations: build.query<ListDeviceAutomationsApiResponse, ListDeviceAutomationsApiArg>({
      query: (queryArg) => ({ url: `/api/devices/${encodeURIComponent(String(queryArg.id))}/automations` }),
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
export type ListDeviceAutomationsApiResponse = /** status 200  */ DeviceAutomations;
export type ListDeviceAutomationsApiArg = {
  id: string;
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
export type {
  CreateDevice,
  Device,
  DeviceAutomations,
  DeviceDetail,
  DeviceHistory,
  DeviceMessages,
  DeviceMqtt,
  Devices,
  EditDevice,
  EditDevices,
  IngestAnswer,
  IngestBatch,
  IngestReadings,
  IngestReport,
  MapReading,
  MqttCredentials,
  NewDevice,
  NewDeviceToken,
  NewMqttDevice,
  PairDevice,
  PairedDevice,
  Pairing,
  Problem,
  RemoveDevices,
  UseBrowser,
} from './schemas.gen';
