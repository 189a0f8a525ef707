import { isDeepStrictEqual } from 'node:util';
import { type MqttClient } from 'mqtt';
import { AwaitedStates } from '../live/awaited-states.js';
import { FloodLimit } from '../live/flood-limit.js';
import {
  ANSWER_MS,
  type CommandAnswer,
  type DeviceCommand,
  type LiveAdapter,
  type LiveListener,
} from '../live/live-adapter.js';
import { type Message } from './discovered-entity.js';
import { DISCOVERY_PREFIX } from './discovery.js';
import { type BrokerAddress, connectToBroker } from './mqtt-connection.js';
import { MqttDiscoveries } from './mqtt-discoveries.js';
import { MqttEntity, toFoundEntity } from './mqtt-entity.js';
import { TopicRoutes } from './topics.js';

const MAX_STATE_BYTES = 16_384;
const EXPIRY_CHECK_MS = 10_000;
const RECONNECT_WAIT_MS = 10_000;
/** Entities that are accepted one after the other are asked for together. */
const ASK_MS = 300;

export interface MqttAdapterOptions extends BrokerAddress {
  readonly listener: LiveListener;
  /** What a topic may be used for, where accounts are known. */
  readonly mayUse?: (topic: string, use: 'read' | 'write') => boolean;
}

/** A home behind a broker: finds what announces itself, hears what is followed, and sends commands. */
export class MqttAdapter implements LiveAdapter {
  private readonly routes = new TopicRoutes();
  private readonly followed = new Map<string, MqttEntity>();
  private readonly handlers = new Map<string, (topic: string, payload: string) => void>();
  private readonly awaited = new AwaitedStates();
  private readonly floods = new FloodLimit();
  private readonly discoveries: MqttDiscoveries;
  private wanted: ReadonlySet<string> = new Set();
  /** Those that have said something themselves since we are connected: what was retained, the broker says for them. */
  private readonly spoken = new Set<string>();
  private connectedAt = 0;
  private isRetained = false;
  private client: MqttClient | undefined;
  private expiry: NodeJS.Timeout | undefined;
  private asking: NodeJS.Timeout | undefined;

  constructor(private readonly options: MqttAdapterOptions) {
    const { listener, mayUse } = options;
    this.discoveries = new MqttDiscoveries({
      ...(mayUse && { mayUse }),
      changed: (entities) => {
        for (const [externalId, entity] of entities)
          if (this.wanted.has(externalId)) this.take(externalId, entity);
        listener.found([...entities.values()].map(toFoundEntity));
      },
      gone: (ids) => {
        for (const id of ids) this.drop(id);
        listener.gone(ids);
      },
      ask: (message) => void this.publish(message),
      problem: (source, reason) => listener.problem(source, reason),
    });
    for (const filter of this.discoveries.filters)
      this.routes.add(filter, (topic, payload) => this.discoveries.hear(topic, payload));
  }

  start(): void {
    const { listener } = this.options;
    listener.status('connecting');
    this.client = connectToBroker(this.options, {
      connected: () => void this.connected(),
      disconnected: (reason) => {
        listener.status('disconnected', reason);
      },
      refused: (reason) => listener.status('refused', reason),
      message: (topic, payload, isRetained) => {
        this.isRetained = isRetained;
        this.routes.deliver(topic, payload);
      },
    });
    this.expiry = setInterval(() => this.tellExpired(), EXPIRY_CHECK_MS);
    this.expiry.unref();
  }

  follow(externalIds: ReadonlySet<string>): void {
    this.wanted = externalIds;
    for (const id of this.followed.keys()) if (!externalIds.has(id)) this.drop(id);
    let isNew = false;
    for (const id of externalIds) {
      const entity = this.discoveries.get(id);
      if (!entity || this.followed.has(id)) continue;
      this.take(id, entity);
      isNew = true;
    }
    // What is not retained is told again by devices that hear this.
    if (isNew) this.asking ??= setTimeout(() => void this.ask(), ASK_MS).unref();
  }

  async send(externalId: string, command: DeviceCommand): Promise<CommandAnswer> {
    const followed = this.followed.get(externalId);
    if (!followed) return { outcome: 'refused', reason: 'The device is not announced at the broker.' };
    const messages = followed.entity.command?.(command.service, command.data);
    if (!messages) return { outcome: 'refused', reason: 'The device has no such command.' };
    // mqtt.js would keep it and send it whenever it is back: a lamp would go on minutes later.
    if (!this.client?.connected && !(command.isRepeatable && (await this.isBackSoon())))
      return { outcome: 'refused', reason: 'The broker cannot be reached.' };
    const isThere = followed.entity.isOptimistic || (await this.hasSpoken(externalId, command));
    const answer = followed.entity.isOptimistic ? undefined : this.awaited.next(externalId);
    const isSent = await Promise.all(messages.map((message) => this.publish(message)));
    // The first word of a device that comes back is no answer to what it may never have heard.
    if (answer && !isThere && (await answer).outcome === 'acknowledged')
      return { outcome: isAs(followed, command) ? 'acknowledged' : 'no_answer' };
    if (answer) return answer;
    if (!isSent.every(Boolean)) return { outcome: 'no_answer' };
    followed.assume(command.wanted, Date.now());
    this.tell(followed);
    return { outcome: 'acknowledged' };
  }

  async close(): Promise<void> {
    clearInterval(this.expiry);
    clearTimeout(this.asking);
    await this.client?.endAsync(true);
  }

  /** Also after the broker was started anew: it may have forgotten us, and what devices told meanwhile. */
  private async connected(): Promise<void> {
    noDelay(this.client);
    this.spoken.clear();
    this.connectedAt = Date.now();
    for (const entity of this.followed.values()) entity.forget();
    const { listener } = this.options;
    listener.status('connected');
    await this.subscribe(this.routes.filters());
    await this.ask();
    listener.states([...this.followed.values()].map((entity) => entity.stateAt(new Date())));
  }

  /** Devices announce themselves, and tell their state, when Home Assistant says that it is there. */
  private async ask(): Promise<void> {
    clearTimeout(this.asking);
    this.asking = undefined;
    await this.publish({ topic: `${DISCOVERY_PREFIX}/status`, payload: 'online', qos: 0, retain: false });
    this.discoveries.askAgain();
  }

  private take(externalId: string, entity: MqttEntity['entity']): void {
    this.drop(externalId);
    const followed = new MqttEntity(externalId, entity);
    const filters = followed.topics;
    const fresh: string[] = [];
    for (const filter of filters) {
      const handler = (topic: string, payload: string): void =>
        this.hear(followed, { filter, topic, payload });
      this.handlers.set(`${externalId} ${filter}`, handler);
      if (this.routes.add(filter, handler)) fresh.push(filter);
    }
    this.followed.set(externalId, followed);
    // A topic that is heard already does not tell its retained message again, unless it is asked for again.
    void this.subscribe(filters.length > fresh.length ? filters : fresh);
    if (filters.length === 0) this.tell(followed);
  }

  private drop(externalId: string): void {
    const followed = this.followed.get(externalId);
    if (!followed) return;
    this.followed.delete(externalId);
    for (const filter of followed.topics) {
      const key = `${externalId} ${filter}`;
      const handler = this.handlers.get(key);
      this.handlers.delete(key);
      if (handler && this.routes.remove(filter, handler) && this.client?.connected)
        this.client.unsubscribe(filter);
    }
  }

  private hear(
    followed: MqttEntity,
    { filter, topic, payload }: { filter: string; topic: string; payload: string },
  ): void {
    const now = Date.now();
    if (payload.length > MAX_STATE_BYTES) {
      this.options.listener.problem(topic, 'The message is larger than 16 kB.');
      return;
    }
    const flood = this.floods.check(followed.externalId, now);
    if (flood === 'first')
      this.options.listener.problem(topic, 'It sends too often; some messages are left out.');
    if (flood !== 'fine') return;
    const isState = followed.hear(filter, payload, now);
    this.tell(followed);
    if (!isState || this.isRetained) return;
    this.spoken.add(followed.externalId);
    this.awaited.heard(followed.externalId);
  }

  private tell(followed: MqttEntity): void {
    this.options.listener.states([followed.stateAt(new Date())]);
  }

  private tellExpired(): void {
    for (const followed of this.followed.values())
      if (followed.entity.expiresAfterSeconds !== null) this.tell(followed);
  }

  private async subscribe(filters: readonly string[]): Promise<void> {
    if (filters.length === 0 || !this.client?.connected) return;
    // What is not subscribed because the connection dropped is so with the next one.
    await this.client.subscribeAsync([...filters], { qos: 1 }).catch(() => undefined);
  }

  private async publish({ topic, payload, qos, retain }: Message): Promise<boolean> {
    if (!this.client?.connected) return false;
    return this.client.publishAsync(topic, payload, { qos, retain }).then(
      () => true,
      () => false,
    );
  }

  /** Just after the broker came back devices are on their way: what is sent before they are there is lost. */
  private async hasSpoken(externalId: string, { isRepeatable }: DeviceCommand): Promise<boolean> {
    const leftMs = this.connectedAt + ANSWER_MS - Date.now();
    if (!this.spoken.has(externalId) && isRepeatable && leftMs > 0)
      await this.awaited.next(externalId, leftMs);
    return this.spoken.has(externalId);
  }

  private isBackSoon(): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (isBack: boolean) => (): void => {
        clearTimeout(timer);
        this.client?.off('connect', back);
        resolve(isBack);
      };
      const back = end(true);
      const timer = setTimeout(end(false), RECONNECT_WAIT_MS);
      this.client?.on('connect', back);
    });
  }
}

function isAs(followed: MqttEntity, { wanted }: DeviceCommand): boolean {
  const { state, attributes } = followed.stateAt(new Date());
  const isAsWanted = ([name, value]: [string, unknown]): boolean =>
    isDeepStrictEqual(attributes[name], value);
  return state === wanted.state && Object.entries(wanted.attributes).every(isAsWanted);
}

/** An acknowledgement and the next message would wait for each other: 45 to 90 ms for a command and its answer. */
function noDelay(client: MqttClient | undefined): void {
  const stream: unknown = client?.stream;
  if (
    stream !== null &&
    typeof stream === 'object' &&
    'setNoDelay' in stream &&
    typeof stream.setNoDelay === 'function'
  )
    (stream as { setNoDelay(isOn: boolean): void }).setNoDelay(true);
}
