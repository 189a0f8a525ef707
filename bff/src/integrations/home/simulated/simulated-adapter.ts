import { type Command, Refusal } from '../home-adapter.js';
import { type Entity } from '../home.js';
import {
  type CommandAnswer,
  type DeviceCommand,
  type LiveAdapter,
  type LiveListener,
  UNAVAILABLE,
} from '../live/live-adapter.js';
import { type FoundEntity } from '../live/live-entity.js';
import { SAMPLE_HOME } from './sample-home.js';
import { apply } from './simulated-device.js';
import { wordMap } from '../../../common/word-map.js';

/** Neutral words of adapters where those of simulated devices are others. */
const NO_SERVICE_OF_ITS_OWN = wordMap<readonly string[]>({
  light: ['brightness', 'color_temp_kelvin', 'rgb_color'],
});

/** Devices without a home, which come as real ones do: they are found, wait for a yes, and answer. */
export class SimulatedAdapter implements LiveAdapter {
  private readonly entities: Map<string, Entity>;
  private followed: ReadonlySet<string> = new Set();

  constructor(
    private readonly listener: LiveListener,
    entities: readonly Entity[] = SAMPLE_HOME.entities,
  ) {
    this.entities = new Map(entities.map((entity) => [entity.id, entity]));
  }

  start(): void {
    this.listener.status('connected');
    this.listener.found([...this.entities.values()].map(toFound));
    this.tell(this.followed);
  }

  follow(externalIds: ReadonlySet<string>): void {
    const fresh = new Set([...externalIds].filter((id) => !this.followed.has(id)));
    this.followed = externalIds;
    this.tell(fresh);
  }

  send(externalId: string, command: DeviceCommand): Promise<CommandAnswer> {
    const entity = this.entities.get(externalId);
    if (!entity || !this.followed.has(externalId))
      return Promise.resolve({ outcome: 'refused', reason: 'There is no such device.' });
    const done =
      entity.state === UNAVAILABLE ? new Refusal('It cannot be reached.') : carriedOut(entity, command);
    if (done instanceof Refusal) return Promise.resolve({ outcome: 'refused', reason: done.reason });
    this.entities.set(externalId, done);
    this.tell(new Set([externalId]));
    return Promise.resolve({ outcome: 'acknowledged' });
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  private tell(ids: ReadonlySet<string>): void {
    const at = new Date();
    const states = [...ids].flatMap((id) => {
      const entity = this.entities.get(id);
      return entity ? [{ externalId: id, state: entity.state, attributes: entity.attributes, at }] : [];
    });
    if (states.length > 0) this.listener.states(states);
  }
}

/** What a light is set to in bytes and kelvin has no service of its own: it becomes so. */
function carriedOut(entity: Entity, { service, data, wanted }: DeviceCommand): Entity | Refusal {
  const direct = NO_SERVICE_OF_ITS_OWN.get(entity.domain) ?? [];
  const parameters = Object.fromEntries(Object.entries(data).filter(([name]) => !direct.includes(name)));
  const command: Command = { service, parameters };
  const done = apply(entity, command, new Date());
  return done instanceof Refusal
    ? done
    : { ...done, attributes: { ...done.attributes, ...wanted.attributes } };
}

function toFound({ id, name, domain, deviceClass, attributes, areaId }: Entity): FoundEntity {
  const area = SAMPLE_HOME.areas.find((each) => each.id === areaId);
  return {
    externalId: id,
    name,
    domain,
    deviceClass,
    objectId: id.slice(id.indexOf('.') + 1),
    attributes,
    area: area?.name ?? null,
    floor: SAMPLE_HOME.floors.find((floor) => floor.id === area?.floorId)?.name ?? null,
    device: null,
    category: null,
  };
}
