import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { type EntityState, type Fixture } from './small-home.js';
import { contextId, difference, long, short, stored, type Stored } from './told-states.js';

interface Session {
  socket: WebSocket;
  isIn: boolean;
  token: string;
  lastId: number;
  coalesces: boolean;
  entities: Map<number, Set<string> | null>;
  events: Map<number, string | null>;
}
type Message = { id: number; type: string } & Record<string, unknown>;
/** What a service makes of an entity; a text is an error of the device. */
export type Service = (
  state: EntityState,
  data: Record<string, unknown>,
) => Partial<EntityState> | string | undefined;

const AUTH_MS = 10_000;
const SWITCHED = [
  'light',
  'switch',
  'fan',
  'input_boolean',
  'media_player',
  'climate',
  'siren',
  'homeassistant',
];

/** A Home Assistant as its WebSocket API documents it, as far as an adapter asks: for tests, never for users. */
export class HomeAssistantTestServer {
  readonly tokens = new Set(['good-token']);
  readonly calls: { domain: string; service: string; data: Record<string, unknown>; entityIds: string[] }[] =
    [];
  readonly services = new Map<string, Service>();
  /** Until a command is answered; the state's event follows it. */
  delayMs = 0;
  /** Calls are answered with success, and nothing happens: as a radio device that sleeps. */
  isDeaf = false;
  version = '2026.11.1';
  private readonly states = new Map<string, Stored>();
  private readonly sessions = new Set<Session>();
  private server!: Server;
  private sockets!: WebSocketServer;
  fixture: Fixture;

  constructor(fixture: Fixture) {
    this.fixture = fixture;
    for (const state of fixture.states) this.states.set(state.entity_id, stored(state));
    const switched = ({ state }: EntityState, data: Record<string, unknown>): Partial<EntityState> => {
      const { entity_id: _, transition: __, brightness_pct: percent, ...attributes } = data;
      return {
        state,
        attributes: {
          ...attributes,
          ...(typeof percent === 'number' ? { brightness: Math.round((percent * 255) / 100) } : {}),
        },
      };
    };
    for (const domain of SWITCHED) {
      this.services.set(`${domain}.turn_on`, (state, data) => ({ ...switched(state, data), state: 'on' }));
      this.services.set(`${domain}.turn_off`, () => ({ state: 'off' }));
      this.services.set(`${domain}.toggle`, (state) => ({ state: state.state === 'on' ? 'off' : 'on' }));
    }
    this.services.set('lock.lock', () => ({ state: 'locked' }));
    this.services.set('lock.unlock', () => ({ state: 'unlocked' }));
    this.services.set('cover.open_cover', () => ({ state: 'open', attributes: { current_position: 100 } }));
    this.services.set('cover.close_cover', () => ({ state: 'closed', attributes: { current_position: 0 } }));
    this.services.set('cover.set_cover_position', (_, { position }) => ({
      state: position === 0 ? 'closed' : 'open',
      attributes: { current_position: position },
    }));
    this.services.set('climate.set_temperature', (_, { temperature }) =>
      typeof temperature === 'number' && temperature > 35
        ? 'Provided temperature is not valid.'
        : { attributes: { temperature } },
    );
    this.services.set('scene.turn_on', () => ({ state: new Date().toISOString() }));
    this.services.set('button.press', () => ({ state: new Date().toISOString() }));
  }

  async start(port = 0): Promise<number> {
    this.server = createServer((_, response) => response.writeHead(404).end());
    this.sockets = new WebSocketServer({
      server: this.server,
      path: '/api/websocket',
      maxPayload: 4_194_304,
    });
    this.sockets.on('connection', (socket) => this.welcome(socket));
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }
  async stop(): Promise<void> {
    this.drop();
    this.sockets.close();
    await new Promise((resolve) => this.server.close(resolve));
  }
  /** As when it restarts or the network goes. */
  drop(): void {
    for (const { socket } of this.sessions) socket.terminate();
  }
  /** As when the token is deleted in the user's profile: its connections end, the next one is refused. */
  revoke(token: string): void {
    this.tokens.delete(token);
    for (const session of this.sessions) if (session.token === token) session.socket.close();
  }
  stateOf(entityId: string): EntityState | undefined {
    return this.states.get(entityId);
  }
  connections(): number {
    return this.sessions.size;
  }
  /** A device that says something by itself. */
  change(entityId: string, change: Partial<EntityState>, userId: string | null = null): void {
    const before = this.states.get(entityId);
    const after: Stored = {
      ...(before ?? stored({ entity_id: entityId, state: 'unknown', attributes: {} })),
      state: change.state ?? before?.state ?? 'unknown',
      attributes: { ...before?.attributes, ...change.attributes },
      context: { id: contextId(), parent_id: null, user_id: userId },
      last_updated: Date.now() / 1000,
    };
    // None takes an attribute away.
    after.attributes = Object.fromEntries(
      Object.entries(after.attributes).filter(([, value]) => value !== undefined),
    );
    if (
      before &&
      before.state === after.state &&
      JSON.stringify(before.attributes) === JSON.stringify(after.attributes)
    )
      return;
    if (before?.state !== after.state) after.last_changed = after.last_updated;
    this.states.set(entityId, after);
    this.tell(entityId, before, after);
  }
  remove(entityId: string): void {
    const before = this.states.get(entityId);
    this.states.delete(entityId);
    if (before) this.tell(entityId, before, undefined);
  }
  /** Of area, floor, device or entity registry: clients read the list again. */
  registryChanged(of: 'area' | 'floor' | 'device' | 'entity', data: Record<string, unknown>): void {
    for (const session of this.sessions) this.event(session, `${of}_registry_updated`, data);
  }

  private welcome(socket: WebSocket): void {
    const session: Session = {
      socket,
      isIn: false,
      token: '',
      lastId: 0,
      coalesces: false,
      entities: new Map(),
      events: new Map(),
    };
    this.sessions.add(session);
    const late = setTimeout(() => socket.close(), AUTH_MS);
    socket.on('close', () => {
      clearTimeout(late);
      this.sessions.delete(session);
    });
    socket.on('error', () => undefined);
    socket.on('message', (data) => {
      let message: Message;
      try {
        message = JSON.parse((data as Buffer).toString()) as Message;
      } catch {
        socket.close();
        return;
      }
      if (session.isIn) void this.answer(session, message);
      else {
        clearTimeout(late);
        const token = message['access_token'];
        if (message.type !== 'auth' || typeof token !== 'string') {
          raw(session, {
            type: 'auth_invalid',
            message: 'Auth message incorrectly formatted: expected auth',
          });
          socket.close();
        } else if (!this.tokens.has(token)) {
          raw(session, { type: 'auth_invalid', message: 'Invalid access token or password' });
          socket.close();
        } else {
          session.isIn = true;
          session.token = token;
          raw(session, { type: 'auth_ok', ha_version: this.version });
        }
      }
    });
    raw(session, { type: 'auth_required', ha_version: this.version });
  }

  private async answer(session: Session, message: Message): Promise<void> {
    const { id, type } = message;
    const ok = (result: unknown = null): void => raw(session, { id, type: 'result', success: true, result });
    const fail = (code: string, text: string): void =>
      raw(session, { id, type: 'result', success: false, error: { code, message: text } });
    if (typeof id !== 'number' || typeof type !== 'string') {
      fail('invalid_format', 'Message incorrectly formatted.');
      return;
    }
    if (id <= session.lastId) {
      fail('id_reuse', 'Identifier values have to increase.');
      return;
    }
    session.lastId = id;
    switch (type) {
      case 'supported_features':
        session.coalesces =
          (message['features'] as { coalesce_messages?: number } | undefined)?.coalesce_messages === 1;
        {
          ok();
          return;
        }
      case 'ping': {
        // Not a result.
        raw(session, { id, type: 'pong' });
        return;
      }
      case 'auth/current_user': {
        ok({
          id: 'user-1',
          name: 'Test',
          is_owner: true,
          is_admin: true,
          credentials: [],
          mfa_modules: [],
        });
        return;
      }
      case 'get_config': {
        ok({
          version: this.version,
          location_name: 'Test',
          time_zone: 'Europe/Zurich',
          latitude: 47.4,
          longitude: 8.5,
          state: 'RUNNING',
          components: [],
          unit_system: { temperature: '°C' },
        });
        return;
      }
      case 'get_states': {
        ok([...this.states.values()].map(long));
        return;
      }
      case 'get_services': {
        ok(this.servicesByDomain());
        return;
      }
      case 'config/floor_registry/list': {
        ok(this.fixture.floors);
        return;
      }
      case 'config/area_registry/list': {
        ok(this.fixture.areas);
        return;
      }
      case 'config/device_registry/list': {
        ok(this.fixture.devices);
        return;
      }
      case 'config/entity_registry/list': {
        ok(this.fixture.entities);
        return;
      }
      case 'subscribe_entities': {
        const ids = message['entity_ids'];
        session.entities.set(id, Array.isArray(ids) && ids.length > 0 ? new Set(ids as string[]) : null);
        ok();
        const shown = [...this.states.values()].filter(
          ({ entity_id: one }) => session.entities.get(id)?.has(one) ?? true,
        );
        raw(session, {
          id,
          type: 'event',
          event: { a: Object.fromEntries(shown.map((one) => [one.entity_id, short(one)])) },
        });
        return;
      }
      case 'subscribe_events':
        session.events.set(id, typeof message['event_type'] === 'string' ? message['event_type'] : null);
        {
          ok();
          return;
        }
      case 'unsubscribe_events': {
        const subscription = message['subscription'] as number;
        const had = session.entities.delete(subscription) || session.events.delete(subscription);
        if (had) ok();
        else fail('not_found', 'Subscription not found.');
        return;
      }
      case 'call_service':
        return this.call(message, ok, fail);
      default: {
        fail('unknown_command', 'Unknown command.');
        return;
      }
    }
  }

  private async call(
    message: Message,
    ok: (result: unknown) => void,
    fail: (code: string, text: string) => void,
  ): Promise<void> {
    const {
      domain,
      service,
      service_data: data = {},
      target = {},
    } = message as unknown as {
      domain: string;
      service: string;
      service_data?: Record<string, unknown>;
      target?: Record<string, string | string[]>;
    };
    const run = this.services.get(`${domain}.${service}`);
    if (!run) {
      fail('not_found', `Service ${domain}.${service} not found.`);
      return;
    }
    const entityIds = this.targeted(
      { ...target, ...('entity_id' in data ? { entity_id: data['entity_id'] as string } : {}) },
      domain,
    );
    this.calls.push({ domain, service, data, entityIds });
    if (this.delayMs) await new Promise((resolve) => setTimeout(resolve, this.delayMs));
    const context = { id: contextId(), parent_id: null, user_id: 'user-1' };
    if (!this.isDeaf)
      for (const entityId of entityIds) {
        const state = this.states.get(entityId);
        // An unknown or unavailable entity is passed over without an error: only its state tells.
        if (!state || state.state === 'unavailable') continue;
        const change = run(state, data);
        if (typeof change === 'string') {
          fail('service_validation_error', change);
          return;
        }
        if (change) this.change(entityId, change, 'user-1');
      }
    ok({ context, response: null });
  }

  private targeted(target: Record<string, string | string[]>, domain: string): string[] {
    const list = (value: string | string[] | undefined): string[] =>
      value === undefined ? [] : [value].flat();
    const areas = new Set([
      ...list(target['area_id']),
      ...this.fixture.areas
        .filter(({ floor_id: floor }) => floor && list(target['floor_id']).includes(floor))
        .map(({ area_id: id }) => id),
    ]);
    const devices = new Map(this.fixture.devices.map((device) => [device.id, device]));
    const chosen = this.fixture.entities
      .filter((entity) => entity.entity_category === null && !entity.hidden_by && !entity.disabled_by)
      .filter(
        ({ device_id: device, area_id: area }) =>
          (device && list(target['device_id']).includes(device)) ||
          areas.has(area ?? devices.get(device ?? '')?.area_id ?? ''),
      )
      .map(({ entity_id: id }) => id)
      .filter((id) => domain === 'homeassistant' || id.startsWith(`${domain}.`));
    return [...new Set([...list(target['entity_id']), ...chosen])];
  }

  private tell(entityId: string, before: Stored | undefined, after: Stored | undefined): void {
    for (const session of this.sessions) {
      const batch: unknown[] = [];
      for (const [id, only] of session.entities) {
        if (only && !only.has(entityId)) continue;
        const event = !after
          ? { r: [entityId] }
          : !before
            ? { a: { [entityId]: short(after) } }
            : { c: { [entityId]: difference(before, after) } };
        batch.push({ id, type: 'event', event });
      }
      if (batch.length) raw(session, ...batch);
      this.event(session, 'state_changed', {
        entity_id: entityId,
        old_state: before ? long(before) : null,
        new_state: after ? long(after) : null,
      });
    }
  }
  private event(session: Session, type: string, data: unknown): void {
    for (const [id, wanted] of session.events)
      if (wanted === null || wanted === type)
        raw(session, {
          id,
          type: 'event',
          event: {
            event_type: type,
            data,
            origin: 'LOCAL',
            time_fired: new Date().toISOString(),
            context: { id: contextId(), parent_id: null, user_id: null },
          },
        });
  }
  private servicesByDomain(): Record<string, Record<string, unknown>> {
    const out: Record<string, Record<string, unknown>> = {};
    for (const name of this.services.keys()) {
      const [domain = '', service = ''] = name.split('.');
      (out[domain] ??= {})[service] = {
        name: service,
        description: '',
        fields: {},
        target: { entity: [{ domain: [domain] }] },
      };
    }
    return out;
  }
}

/** To a client that asked for it, several messages go as one array. */
function raw(session: Session, ...messages: unknown[]): void {
  if (session.coalesces && messages.length > 1) session.socket.send(JSON.stringify(messages));
  else for (const message of messages) session.socket.send(JSON.stringify(message));
}
