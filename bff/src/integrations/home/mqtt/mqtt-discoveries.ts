import { type DiscoveredEntity, type Discovery, type Message } from './discovered-entity.js';
import { DISCOVERY_PREFIX, parseDiscovery } from './discovery.js';
import { externalIdOf } from './mqtt-entity.js';
import { parseShelly, SHELLY_TOPICS } from './shelly.js';
import { parseTasmota, TASMOTA_PREFIX, tasmotaQuestion } from './tasmota.js';

const MAX_ENTITIES = 5_000;

interface Listener {
  readonly mayUse?: (topic: string, use: 'read' | 'write') => boolean;
  /** By their external ids. */
  changed(entities: ReadonlyMap<string, DiscoveredEntity>): void;
  gone(externalIds: readonly string[]): void;
  ask(message: Message): void;
  problem(source: string, reason: string): void;
}

/** What has announced itself at a broker, in each of the three ways. */
export class MqttDiscoveries {
  readonly filters = [
    `${DISCOVERY_PREFIX}/+/+/config`,
    `${DISCOVERY_PREFIX}/+/+/+/config`,
    `${TASMOTA_PREFIX}/+/+`,
    ...SHELLY_TOPICS,
  ];
  private readonly entities = new Map<string, DiscoveredEntity>();
  /** The ids that came with each announcement. */
  private readonly announced = new Map<string, readonly string[]>();
  /** The last message of each announcement: a repeated one is nothing new. */
  private readonly payloads = new Map<string, string>();

  constructor(private readonly listener: Listener) {}

  get(externalId: string): DiscoveredEntity | undefined {
    return this.entities.get(externalId);
  }

  hear(topic: string, payload: string): void {
    const isTold = topic.startsWith(`${DISCOVERY_PREFIX}/`) || topic.startsWith(`${TASMOTA_PREFIX}/`);
    // A Shelly’s state is told often, and announces the same each time.
    if (isTold ? this.payloads.get(topic) === payload : this.payloads.has(topic)) return;
    const discovery = this.parse(topic, payload);
    if (discovery.kind === 'refused') {
      if (isTold) this.listener.problem(topic, discovery.reason);
      return;
    }
    if (discovery.kind === 'removed') {
      this.payloads.delete(topic);
      this.remove(discovery.key);
      return;
    }
    this.payloads.set(topic, isTold ? payload : '');
    for (const problem of discovery.problems) this.listener.problem(topic, problem);
    this.replace(topic, discovery);
    this.askTasmota(topic);
  }

  /** Tasmotas do not tell their state by themselves after a restart of the broker. */
  askAgain(): void {
    for (const topic of this.payloads.keys()) this.askTasmota(topic);
  }

  private parse(topic: string, payload: string): Discovery {
    const { mayUse } = this.listener;
    if (topic.startsWith(`${DISCOVERY_PREFIX}/`)) return parseDiscovery(topic, payload, { mayUse });
    if (!topic.startsWith(`${TASMOTA_PREFIX}/`)) return parseShelly(topic, payload, { mayUse });
    return parseTasmota(topic, payload, {
      mayUse,
      configOf: (mac) => this.payloads.get(`${TASMOTA_PREFIX}/${mac}/config`),
    });
  }

  private replace(topic: string, { key, entities }: Extract<Discovery, { kind: 'entities' }>): void {
    const before = this.announced.get(key) ?? [];
    const fresh = new Map<string, DiscoveredEntity>();
    for (const entity of entities) {
      const id = externalIdOf(entity);
      const other = this.entities.get(id);
      if (!entity.isEnabled) continue;
      // Whoever announced it first keeps it: another one cannot take its commands by giving its id.
      if (other && !before.includes(id))
        this.listener.problem(topic, `${id} was announced by another device.`);
      else if (!other && this.entities.size >= MAX_ENTITIES)
        this.listener.problem(topic, 'There are too many entities.');
      else fresh.set(id, entity);
    }
    const gone = before.filter((id) => !fresh.has(id));
    for (const id of gone) this.entities.delete(id);
    for (const [id, entity] of fresh) this.entities.set(id, entity);
    this.announced.set(key, [...fresh.keys()]);
    if (gone.length > 0) this.listener.gone(gone);
    if (fresh.size > 0) this.listener.changed(fresh);
  }

  private remove(key: string): void {
    const ids = this.announced.get(key) ?? [];
    this.announced.delete(key);
    for (const id of ids) this.entities.delete(id);
    if (ids.length > 0) this.listener.gone(ids);
  }

  private askTasmota(topic: string): void {
    const [mac = '', what] = topic.slice(TASMOTA_PREFIX.length + 1).split('/');
    const config = this.payloads.get(topic);
    if (!topic.startsWith(`${TASMOTA_PREFIX}/`) || what !== 'config' || config === undefined) return;
    const question = tasmotaQuestion(config, mac);
    if (question) this.listener.ask(question);
  }
}
