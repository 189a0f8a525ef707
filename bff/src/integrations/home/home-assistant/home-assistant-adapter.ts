import {
  callService,
  type Connection,
  createConnection,
  createLongLivedTokenAuth,
  ERR_INVALID_AUTH,
  type HassEntities,
  subscribeEntities,
} from 'home-assistant-js-websocket';
import { type TargetRules } from '../../guard/local-targets.js';
import { AwaitedStates } from '../live/awaited-states.js';
import {
  type CommandAnswer,
  type DeviceCommand,
  type LiveAdapter,
  type LiveListener,
  UNAVAILABLE,
} from '../live/live-adapter.js';
import { guardedHomeAssistantSocket } from './home-assistant-socket.js';
import { externalIdOf, readRegistries, REGISTRIES, type Registries, toFoundEntity } from './registries.js';
import { wordMap } from '../../../common/word-map.js';

const PING_MS = 30_000;
const PONG_MS = 5_000;
const REGISTRY_DELAY_MS = 500;
const RETRY_MS = 3_000;
/** Where the name of a service depends on the kind. */
const SERVICES = wordMap<Readonly<Record<string, string>>>({
  cover: {
    open: 'open_cover',
    close: 'close_cover',
    stop: 'stop_cover',
    set_position: 'set_cover_position',
    set_tilt_position: 'set_cover_tilt_position',
  },
  valve: { open: 'open_valve', close: 'close_valve', stop: 'stop_valve', set_position: 'set_valve_position' },
});

export interface HomeAssistantOptions {
  readonly url: string;
  /** A long-lived access token. */
  readonly token: string;
  readonly rules: TargetRules;
  readonly listener: LiveListener;
}

/** A home behind Home Assistant's WebSocket API. The library connects again by itself; a refused token ends that. */
export class HomeAssistantAdapter implements LiveAdapter {
  private readonly awaited = new AwaitedStates();
  private connection: Connection | undefined;
  private registries: Registries | undefined;
  private states: HassEntities = {};
  private followed: ReadonlySet<string> = new Set();
  /** What was told of each entity last, so that only what is new is told. */
  private told = new Map<string, string>();
  private timers: NodeJS.Timeout[] = [];
  private rereading: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(private readonly options: HomeAssistantOptions) {}

  start(): void {
    this.options.listener.status('connecting');
    void this.connect();
  }

  follow(externalIds: ReadonlySet<string>): void {
    const before = this.followed;
    this.followed = externalIds;
    this.tellStates((id) => !before.has(id));
  }

  async send(externalId: string, command: DeviceCommand): Promise<CommandAnswer> {
    const entityId = this.entityIdOf(externalId);
    const { connection } = this;
    if (entityId === undefined)
      return { outcome: 'refused', reason: 'Home Assistant does not know the device any more.' };
    if (!connection?.connected) return { outcome: 'refused', reason: 'Home Assistant cannot be reached.' };
    // A service on what cannot be reached succeeds there without a word.
    if (this.states[entityId]?.state === UNAVAILABLE)
      return { outcome: 'refused', reason: 'The device cannot be reached.' };
    const [domain = ''] = entityId.split('.');
    const service = SERVICES.get(domain)?.[command.service] ?? command.service;
    const answer = this.awaited.next(externalId);
    try {
      await callService(connection, domain, service, { ...command.data }, { entity_id: entityId });
    } catch (error) {
      return refusalOf(error) ?? { outcome: 'no_answer' };
    }
    // One that is as it was asked to be already says nothing.
    if (this.states[entityId]?.state === command.wanted.state && Object.keys(command.data).length === 0)
      return { outcome: 'acknowledged' };
    return answer;
  }

  close(): Promise<void> {
    this.isClosed = true;
    for (const timer of this.timers) clearInterval(timer);
    clearTimeout(this.rereading);
    this.connection?.close();
    return Promise.resolve();
  }

  private async connect(): Promise<void> {
    const { url, token, rules, listener } = this.options;
    const auth = createLongLivedTokenAuth(url.replace(/\/$/, ''), token);
    try {
      this.connection = await createConnection({
        auth,
        createSocket: () => guardedHomeAssistantSocket(auth, rules),
      });
    } catch (error) {
      if (error === ERR_INVALID_AUTH) listener.status('refused', 'Home Assistant refuses the token.');
      else {
        listener.status('disconnected', 'Home Assistant cannot be reached.');
        if (!this.isClosed) this.timers.push(setTimeout(() => void this.connect(), RETRY_MS).unref());
      }
      return;
    }
    if (this.isClosed) {
      this.connection.close();
      return;
    }
    const { connection } = this;
    connection.addEventListener('disconnected', () => {
      this.told.clear();
      listener.status('disconnected', 'The connection was lost.');
    });
    connection.addEventListener('ready', () => {
      listener.status('connected');
      this.readAgain();
    });
    connection.addEventListener('reconnect-error', (_, error) => {
      if ((error as unknown) === ERR_INVALID_AUTH)
        listener.status('refused', 'Home Assistant refuses the token.');
    });
    listener.status('connected');
    await this.readRegistries();
    subscribeEntities(connection, (entities) => this.heard(entities));
    for (const of of REGISTRIES)
      void connection
        .subscribeEvents(() => this.readAgain(), `${of}_registry_updated`)
        .catch(() => undefined);
    this.timers.push(setInterval(() => void this.ping(), PING_MS).unref());
  }

  private async readRegistries(): Promise<void> {
    if (!this.connection) return;
    try {
      this.registries = await readRegistries(this.connection);
    } catch {
      this.options.listener.problem('registries', 'Home Assistant’s lists of devices cannot be read.');
      return;
    }
    this.tellFound();
    this.tellStates();
  }

  /** Registries are not sent by themselves, and change several times in a row. */
  private readAgain(): void {
    clearTimeout(this.rereading);
    this.rereading = setTimeout(() => void this.readRegistries(), REGISTRY_DELAY_MS).unref();
  }

  private heard(entities: HassEntities): void {
    const before = this.states;
    this.states = entities;
    const isNew = Object.keys(entities).some((id) => !Object.hasOwn(before, id));
    if (isNew) this.tellFound();
    const gone = Object.keys(before).filter((id) => !Object.hasOwn(entities, id));
    const { registries } = this;
    if (gone.length > 0 && registries)
      this.options.listener.gone(gone.map((id) => externalIdOf(registries, id)));
    const changed = new Set(Object.keys(entities).filter((id) => before[id] !== entities[id]));
    this.tellStates(undefined, (id) => changed.has(id));
    if (registries) for (const id of changed) this.awaited.heard(externalIdOf(registries, id));
  }

  private tellFound(): void {
    const { registries } = this;
    if (!registries) return;
    const found = Object.values(this.states).flatMap((entity) => toFoundEntity(registries, entity) ?? []);
    const fresh = found.filter((entity) => {
      const described = JSON.stringify({ ...entity, attributes: null });
      if (this.told.get(entity.externalId) === described) return false;
      this.told.set(entity.externalId, described);
      return true;
    });
    if (fresh.length > 0) this.options.listener.found(fresh);
  }

  private tellStates(
    isWanted: (externalId: string) => boolean = () => true,
    hasChanged: (entityId: string) => boolean = () => true,
  ): void {
    const { registries } = this;
    if (!registries) return;
    const states = Object.values(this.states).flatMap(
      ({ entity_id: id, state, attributes, last_updated: at }) => {
        const externalId = externalIdOf(registries, id);
        if (!this.followed.has(externalId) || !isWanted(externalId) || !hasChanged(id)) return [];
        return [{ externalId, state, attributes, at: new Date(at) }];
      },
    );
    if (states.length > 0) this.options.listener.states(states);
  }

  private entityIdOf(externalId: string): string | undefined {
    const { registries } = this;
    if (!registries) return undefined;
    const renamed = [...registries.entities.values()].find(({ id }) => id === externalId)?.entity_id;
    return renamed ?? (Object.hasOwn(this.states, externalId) ? externalId : undefined);
  }

  /** The library has no heartbeat: a connection that only seems to be there would stay for ever. */
  private async ping(): Promise<void> {
    const { connection } = this;
    if (!connection?.connected) return;
    let late: NodeJS.Timeout | undefined;
    const isLate = new Promise<boolean>((resolve) => {
      late = setTimeout(() => resolve(true), PONG_MS);
    });
    const pong = Promise.resolve(connection.ping()).then(
      () => false,
      () => true,
    );
    if (await Promise.race([pong, isLate])) connection.reconnect(true);
    clearTimeout(late);
  }
}

/** A service that the server refused says why; a connection that was lost leaves it open whether it was done. */
function refusalOf(error: unknown): CommandAnswer | undefined {
  if (typeof error !== 'object' || error === null || !('message' in error) || 'success' in error)
    return undefined;
  return { outcome: 'refused', reason: String(error.message).slice(0, 200) };
}
