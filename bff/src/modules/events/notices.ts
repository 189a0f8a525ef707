import { type LiveEvent } from './live-event.js';

/** What NOTIFY takes is 8,000 bytes, its end included. */
const MAX_BYTES = 7_900;

/** Events of one person on their way to every process: as JSON text, which the tabs are sent as it is. */
export interface Notice {
  readonly id: string;
  readonly userId: string;
  readonly json: string;
}

/**
 * The events as texts of at most `room` bytes each, in their order. A state that is larger by itself is told by name: the
 * tab reads it.
 */
export function toParts(events: readonly LiveEvent[], room: number): string[] {
  const parts: string[] = [];
  let part: string[] = [];
  let size = 0;
  const close = (): void => {
    if (part.length > 0) parts.push(`[${part.join(',')}]`);
    part = [];
    size = 0;
  };
  for (const event of events) {
    const text = textOf(event, room);
    const bytes = Buffer.byteLength(text) + 1;
    if (size + bytes + 1 > room) close();
    part.push(text);
    size += bytes;
  }
  close();
  return parts;
}

function textOf(event: LiveEvent, room: number): string {
  const text = JSON.stringify(event);
  const isTooLarge = Buffer.byteLength(text) + 2 > room;
  return isTooLarge ? JSON.stringify({ kind: 'changed', topic: 'home' } satisfies LiveEvent) : text;
}

/** As one payload of NOTIFY: id, person, and the events. */
export function toPayload({ id, userId, json }: Notice): string {
  return `${id} ${userId} ${json}`;
}

/** What the events of one payload may take beside its id and its person. */
export function roomBeside(id: string, userId: string): number {
  return MAX_BYTES - Buffer.byteLength(id) - Buffer.byteLength(userId) - 2;
}

/** Undefined for what is no notice. */
export function readPayload(payload: string): Notice | undefined {
  const [id = '', userId = ''] = payload.split(' ', 2);
  const json = payload.slice(id.length + userId.length + 2);
  return id && userId && json ? { id, userId, json } : undefined;
}
