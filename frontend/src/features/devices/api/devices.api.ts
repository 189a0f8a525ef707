import { devicesGenerated } from '../../../api/generated/devices.gen';

export type {
  Device,
  DeviceDetail,
  DeviceMessages,
  DeviceMqtt,
  DeviceAutomations,
  MqttCredentials,
  NewDevice,
  NewMqttDevice,
} from '../../../api/generated/devices.gen';

const LIST = { type: 'Device', id: 'LIST' } as const;
const ofId = (id: string) => ({ type: 'Device', id }) as const;
/** Apart from the device, which changes with each of its messages. */
const mqttOf = (id: string) => ({ type: 'Device', id: `mqtt ${id}` }) as const;

const devicesApi = devicesGenerated.enhanceEndpoints({
  addTagTypes: ['Automation', 'Device', 'Reading'],
  endpoints: {
    listDevices: { providesTags: [LIST] },
    getDevice: { providesTags: (_result, _error, { id }) => [ofId(id)] },
    listDeviceMessages: { providesTags: (_result, _error, { id }) => [ofId(id)] },
    getDeviceHistory: { providesTags: (_result, _error, { id }) => [ofId(id)] },
    listDeviceAutomations: {
      providesTags: (_result, _error, { id }) => [ofId(id), { type: 'Automation', id: 'LIST' }],
    },
    getDeviceMqtt: { providesTags: (_result, _error, { id }) => [mqttOf(id)] },
    createDevice: { invalidatesTags: [LIST] },
    createMqttDevice: { invalidatesTags: [LIST] },
    useBrowser: { invalidatesTags: [LIST] },
    editDevices: {
      invalidatesTags: (_result, _error, { editDevices }) => [LIST, ...editDevices.ids.map(ofId)],
    },
    editDevice: { invalidatesTags: (_result, _error, { id }) => [LIST, ofId(id), 'Reading'] },
    removeDevices: { invalidatesTags: [LIST, 'Reading'] },
    mapReading: { invalidatesTags: (_result, _error, { id }) => [ofId(id), 'Reading'] },
    rotateDeviceToken: { invalidatesTags: (_result, _error, { id }) => [LIST, ofId(id)] },
    revokeDeviceToken: { invalidatesTags: (_result, _error, { id }) => [LIST, ofId(id)] },
    rotateDeviceMqtt: { invalidatesTags: (_result, _error, { id }) => [LIST, ofId(id), mqttOf(id)] },
    revokeDeviceMqtt: { invalidatesTags: (_result, _error, { id }) => [LIST, ofId(id), mqttOf(id)] },
  },
});

export const {
  useListDevicesQuery,
  useGetDeviceQuery,
  useListDeviceMessagesQuery,
  useGetDeviceHistoryQuery,
  useListDeviceAutomationsQuery,
  useGetDeviceMqttQuery,
  useCreateDeviceMutation,
  useCreateMqttDeviceMutation,
  useUseBrowserMutation,
  useEditDevicesMutation,
  useEditDeviceMutation,
  useRemoveDevicesMutation,
  useMapReadingMutation,
  useRotateDeviceTokenMutation,
  useRevokeDeviceTokenMutation,
  useRotateDeviceMqttMutation,
  useRevokeDeviceMqttMutation,
  useBeginPairingMutation,
  usePairDeviceMutation,
} = devicesApi;
