import { z } from 'zod';
import { plainText } from '../../common/http/plain-text.js';
import { metricName } from '../biometrics/readings.dto.js';
import { ALERT_KINDS } from './alerts/alert-kind.js';
import { DEVICE_KINDS, DEVICE_SOURCES } from './device.js';
import { readingName } from './ingest/ingest.dto.js';
import { MESSAGE_REFUSAL_REASONS, READING_TARGETS, REFUSAL_REASONS } from './ingest/reading.js';

const MAX_TAGS = 20;
const MAX_BULK = 200;
export const MAX_HISTORY_HOURS = 60 * 24;

const name = plainText(60);
const room = plainText(60).nullable();
const tags = z.array(plainText(40)).max(MAX_TAGS);
const instant = z.iso.datetime();

export const device = z
  .object({
    id: z.uuid(),
    kind: z.enum(DEVICE_KINDS),
    source: z.enum(DEVICE_SOURCES),
    name: z.string(),
    room: z.string().nullable(),
    tags: z.array(z.string()),
    manufacturer: z.string().nullable(),
    model: z.string().nullable(),
    firmware: z.string().nullable(),
    status: z.enum(['waiting', 'online', 'silent', 'offline', 'paused']),
    lastSeenAt: instant.nullable(),
    intervalSeconds: z.int().nullable().meta({ description: 'Between its messages, as a rule.' }),
    battery: z.number().nullable().meta({ description: 'Percent.' }),
    signal: z.number().nullable().meta({ description: 'dBm, or percent where it is above 0.' }),
    offlineReason: z.string().nullable(),
    offlineSince: instant.nullable(),
    mayWriteBody: z.boolean(),
    createdAt: instant,
    token: z
      .object({
        prefix: z.string().nullable(),
        madeAt: instant,
        usedAt: instant.nullable(),
        isRevoked: z.boolean(),
        oldUntil: instant.nullable().meta({ description: 'Until then the one before works as well.' }),
      })
      .nullable(),
    mqtt: z.object({ madeAt: instant, isRevoked: z.boolean() }).nullable(),
    alerts: z.array(z.object({ kind: z.enum(ALERT_KINDS), since: instant })),
  })
  .meta({ id: 'Device' });
export type Device = z.output<typeof device>;

export const devicesResponse = z.object({ items: z.array(device) }).meta({ id: 'Devices' });
export type Devices = z.output<typeof devicesResponse>;

export const createDevice = z
  .strictObject({ name, kind: z.enum(['sensor', 'wearable', 'bridge']), room: room.optional() })
  .meta({ id: 'CreateDevice' });
export type CreateDevice = z.output<typeof createDevice>;

export const pairing = z
  .object({
    code: z.string(),
    url: z.string().meta({ description: 'For a QR code; the code stands after the #.' }),
    expiresAt: instant,
  })
  .meta({ id: 'Pairing' });
export type Pairing = z.output<typeof pairing>;

export const newDevice = z
  .object({ device, token: z.string().meta({ description: 'Shown this once.' }), pairing })
  .meta({ id: 'NewDevice' });
export type NewDevice = z.output<typeof newDevice>;

export const newDeviceToken = z.object({ token: z.string() }).meta({ id: 'NewDeviceToken' });

export const pairDevice = z
  .strictObject({
    code: z.string().min(1).max(32),
    manufacturer: z.string().max(120).optional(),
    model: z.string().max(120).optional(),
    firmware: z.string().max(60).optional(),
  })
  .meta({ id: 'PairDevice' });
export type PairDevice = z.output<typeof pairDevice>;

export const pairedDevice = z
  .object({ deviceId: z.uuid(), token: z.string(), ingestUrl: z.string() })
  .meta({ id: 'PairedDevice' });
export type PairedDevice = z.output<typeof pairedDevice>;

export const editDevice = z
  .strictObject({
    name: name.optional(),
    room: room.optional(),
    tags: tags.optional(),
    isPaused: z.boolean().optional(),
    mayWriteBody: z.boolean().optional(),
  })
  .meta({ id: 'EditDevice' });
export type EditDevice = z.output<typeof editDevice>;

const ids = z.array(z.uuid()).min(1).max(MAX_BULK);
export const editDevices = z
  .strictObject({
    ids,
    room: room.optional(),
    addTags: tags.optional(),
    removeTags: tags.optional(),
    isPaused: z.boolean().optional(),
  })
  .meta({ id: 'EditDevices' });
export type EditDevices = z.output<typeof editDevices>;

export const removeDevices = z.strictObject({ ids, withData: z.boolean() }).meta({ id: 'RemoveDevices' });
export type RemoveDevices = z.output<typeof removeDevices>;

export const useBrowser = z.strictObject({ browserId: z.uuid(), name }).meta({ id: 'UseBrowser' });
export type UseBrowser = z.output<typeof useBrowser>;

export const deviceReading = z.object({
  name: z.string(),
  value: z.number().nullable(),
  text: z.string().nullable(),
  unit: z.string(),
  at: instant,
  target: z.enum(['waiting', ...READING_TARGETS]),
});

export const deviceDetail = z
  .object({
    device,
    readings: z.array(deviceReading).meta({ description: 'The last of each name.' }),
    mappings: z.array(
      z.object({
        name: z.string(),
        target: z.enum(READING_TARGETS),
        metric: z.string().nullable(),
        metricLabel: z.string().nullable(),
        unit: z.string(),
      }),
    ),
    metrics: z
      .array(z.object({ metric: z.string(), label: z.string(), unit: z.string() }))
      .meta({ description: 'To which its readings can go.' }),
  })
  .meta({ id: 'DeviceDetail' });
export type DeviceDetail = z.output<typeof deviceDetail>;

export const mapReading = z
  .strictObject({
    name: readingName,
    target: z.enum(READING_TARGETS),
    metric: metricName.optional(),
    unit: z.string().trim().max(16).optional(),
  })
  .meta({ id: 'MapReading' });
export type MapReading = z.output<typeof mapReading>;

export const deviceMessages = z
  .object({
    items: z.array(deviceReading.extend({ receivedAt: instant })),
    refused: z.array(
      z.object({
        name: z.string(),
        value: z.string(),
        reason: z.enum([...REFUSAL_REASONS, ...MESSAGE_REFUSAL_REASONS]),
        receivedAt: instant,
      }),
    ),
    lastDay: z.int().meta({ description: 'So many were kept in the last 24 hours.' }),
  })
  .meta({ id: 'DeviceMessages' });
export type DeviceMessages = z.output<typeof deviceMessages>;

export const deviceHistoryQuery = z
  .strictObject({
    name: readingName,
    hours: z.coerce.number().int().min(1).max(MAX_HISTORY_HOURS).default(24),
  })
  .meta({ id: 'DeviceHistoryQuery' });
export type DeviceHistoryQuery = z.output<typeof deviceHistoryQuery>;

export const deviceHistory = z
  .object({
    stepSeconds: z.int(),
    items: z.array(z.object({ at: instant, value: z.number(), min: z.number(), max: z.number() })),
  })
  .meta({ id: 'DeviceHistory' });
export type DeviceHistory = z.output<typeof deviceHistory>;
