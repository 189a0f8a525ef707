import { Injectable } from '@nestjs/common';
import { Transactions } from '../../database/transactions.js';
import { LiveEvents } from '../events/live-events.service.js';
import { type DiscoveredDevice, type Heard } from './device.js';
import { deviceText, freeName } from './device-text.js';
import { MAX_DEVICES, TooManyDevices } from './devices.errors.js';
import { DevicesRepository, type DeviceChange } from './devices.repository.js';
import { HeardDevices } from './heard-devices.js';

const MAX_EXTERNAL_ID = 255;

/** What adapters tell of devices. */
@Injectable()
export class DevicesService {
  constructor(
    private readonly devices: DevicesRepository,
    private readonly heardDevices: HeardDevices,
    private readonly transactions: Transactions,
    private readonly events: LiveEvents,
  ) {}

  /**
   * Gives the device's id. Found again, it keeps its name and its room: these are its owner's.
   * @throws TooManyDevices
   */
  discovered(userId: string, found: DiscoveredDevice): Promise<string> {
    const { source } = found;
    const externalId = deviceText(found.externalId, MAX_EXTERNAL_ID);
    const facts = factsOf(found);
    return this.transactions.run(userId, async () => {
      const known = await this.devices.findDiscovered(userId, { source, externalId });
      if (known) {
        const isSame = Object.entries(facts).every(
          ([name, value]) => known[name as keyof typeof facts] === value,
        );
        if (isSame) return known.id;
        await this.devices.change(userId, known.id, facts);
        this.changed(userId, known.id);
        return known.id;
      }
      return this.addDiscovered(userId, found, { externalId, ...facts });
    });
  }

  /** Written once a minute at most, so that it may be called for every message; what it says of being offline, at once. */
  heard(userId: string, deviceId: string, heard: Heard): Promise<void> {
    return this.heardDevices.note(userId, deviceId, heard);
  }

  markOffline(userId: string, deviceId: string, reason: string): Promise<void> {
    return this.heardDevices.note(userId, deviceId, { at: this.now(), availability: { offline: reason } });
  }

  /** It is looked at for alerts now, and not when it is next due. */
  async checkSoon(userId: string, deviceId: string): Promise<void> {
    await this.devices.change(userId, deviceId, { nextCheckAt: this.now() });
  }

  now(): Date {
    return this.heardDevices.now();
  }

  private async addDiscovered(
    userId: string,
    { source, kind = 'home', name, room }: DiscoveredDevice,
    facts: DeviceChange & { readonly externalId: string },
  ): Promise<string> {
    const all = await this.devices.findAll(userId);
    if (all.length >= MAX_DEVICES) throw new TooManyDevices();
    const taken = new Set(all.map((device) => device.name));
    const own = deviceText(name) || facts.externalId || source;
    const row = { userId, source, kind, room: deviceText(room ?? '') || null, ...facts };
    const added = await this.devices.add({ ...row, name: freeName(own, taken) });
    // Found twice at the same moment: the other one is it.
    const { id } = added ?? (await this.devices.findDiscovered(userId, { source, ...facts })) ?? {};
    if (id === undefined) throw new Error('A device could neither be added nor found.');
    if (added) this.changed(userId, id);
    return id;
  }

  /** To be told to whoever has its page open. */
  changed(userId: string, id: string): void {
    this.events.publish(userId, { kind: 'changed', topic: 'devices', id });
  }
}

/** What a device says of itself, where it says something. */
function factsOf({ manufacturer, model, firmware }: DiscoveredDevice): DeviceChange {
  const told = Object.entries({ manufacturer, model, firmware }).map(([name, text]) => [
    name,
    deviceText(text ?? ''),
  ]);
  return Object.fromEntries(told.filter(([, text]) => text !== '')) as DeviceChange;
}
