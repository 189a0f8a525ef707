import { type OpenAlert } from './alerts/device-alerts.repository.js';
import { statusOf, usualInterval } from './device-status.js';
import { type Device, type DeviceDetail, type DeviceMessages } from './devices.dto.js';
import { type DeviceRow } from './devices.repository.js';
import { type StoredReading, type StoredRefusal } from './ingest/device-readings.repository.js';

export function toDevice(row: DeviceRow, alerts: readonly OpenAlert[], now: Date): Device {
  const { id, kind, source, name, room, tags, manufacturer, model, firmware } = row;
  const { battery, signal, offlineReason, mayWriteBody } = row;
  return {
    ...{ id, kind, source, name, room, tags, manufacturer, model, firmware },
    ...{ battery, signal, offlineReason, mayWriteBody, status: statusOf(row, now) },
    lastSeenAt: iso(row.lastSeenAt),
    intervalSeconds: usualInterval(row.gaps),
    offlineSince: iso(row.offlineSince),
    createdAt: row.createdAt.toISOString(),
    token: tokenOf(row, now),
    mqtt: row.mqttMadeAt && { madeAt: row.mqttMadeAt.toISOString(), isRevoked: row.mqttHash === null },
    alerts: alerts
      .filter(({ deviceId }) => deviceId === id)
      .map((alert) => ({ kind: alert.kind, since: alert.since.toISOString() })),
  };
}

function tokenOf(row: DeviceRow, now: Date): Device['token'] {
  if (!row.tokenMadeAt) return null;
  const { tokenPrefix: prefix, tokenMadeAt: madeAt, tokenUsedAt, tokenRevokedAt, oldTokenUntil } = row;
  return {
    ...{ prefix, madeAt: madeAt.toISOString(), usedAt: iso(tokenUsedAt), isRevoked: tokenRevokedAt !== null },
    oldUntil: oldTokenUntil && oldTokenUntil > now ? oldTokenUntil.toISOString() : null,
  };
}

export function toReading({
  name,
  value,
  text,
  unit,
  at,
  target,
}: StoredReading): DeviceDetail['readings'][number] {
  return { name, value, text, unit, at: at.toISOString(), target };
}

export function toRefusal({
  name,
  value,
  reason,
  receivedAt,
}: StoredRefusal): DeviceMessages['refused'][number] {
  const known = reason as DeviceMessages['refused'][number]['reason'];
  return { name, value, reason: known, receivedAt: receivedAt.toISOString() };
}

function iso(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
