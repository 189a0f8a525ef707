import net from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../../config/env.js';
import { guardedSocket, type TargetRules } from '../../../integrations/guard/local-targets.js';
import { OwnBroker } from '../../../integrations/home/broker/own-broker.js';
import { type LiveAdapter, type LiveListener } from '../../../integrations/home/live/live-adapter.js';
import { SimulatedAdapter } from '../../../integrations/home/simulated/simulated-adapter.js';
import { DevicesService } from '../../devices/devices.service.js';
import { ConnectionSecrets } from '../connections/connection-secrets.js';
import { type ConnectionRow, type LiveEntityRow } from './live.repository.js';
import { wordMap } from '../../../common/word-map.js';

const MQTT_PORTS = wordMap<number>({ 'mqtt:': 1_883, 'mqtts:': 8_883 });

/** Opens what a connection names, within what the operator allows. */
@Injectable()
export class Adapters {
  private readonly rules: TargetRules;

  constructor(
    @Inject(ENV) env: Env,
    private readonly secrets: ConnectionSecrets,
    private readonly broker: OwnBroker,
    private readonly devices: DevicesService,
  ) {
    this.rules = { targets: env.HOME_TARGETS };
  }

  /**
   * Throws a sentence for the user where it cannot be opened as it stands. What speaks to a broker or to Home Assistant is
   * loaded with the first home that needs it: 6 MB that others do without.
   */
  async open(row: ConnectionRow, listener: LiveListener): Promise<LiveAdapter> {
    const { kind, url } = row;
    if (kind === 'simulated') return new SimulatedAdapter(listener);
    const secret = await this.secrets.open(row);
    if (row.secret !== null && secret === null)
      throw new Error('Its password cannot be opened with the keys of this server: enter it again.');
    if (kind === 'home_assistant') {
      if (url === null || secret === null) throw new Error('It needs an address and a token.');
      const { HomeAssistantAdapter } =
        await import('../../../integrations/home/home-assistant/home-assistant-adapter.js');
      return new HomeAssistantAdapter({ url, token: secret, rules: this.rules, listener });
    }
    const { MqttAdapter } = await import('../../../integrations/home/mqtt/mqtt-adapter.js');
    const clientId = `twyn-${row.id}`;
    if (url === null) {
      const { host, port, username, password } = await this.broker.hub();
      const open = (): net.Socket => net.connect({ host, port, noDelay: true });
      return new MqttAdapter({ open, username, password, clientId, listener });
    }
    const { protocol, hostname, port } = new URL(url);
    const to = {
      host: hostname,
      port: Number(port || MQTT_PORTS.get(protocol)),
      isTls: protocol === 'mqtts:',
    };
    return new MqttAdapter({
      open: () => guardedSocket(to, this.rules),
      username: row.username,
      password: secret,
      clientId,
      listener,
    });
  }

  /** Tells Devices that the device of an entity spoke; a battery tells how full it is. */
  heard(userId: string, deviceId: string, { entity, at }: { entity: LiveEntityRow; at: Date }): void {
    const percent =
      entity.domain === 'sensor' && entity.attributes.unit_of_measurement === '%'
        ? Number(entity.state)
        : NaN;
    const battery =
      entity.attributes.device_class === 'battery' ? percent : Number(entity.attributes.battery ?? NaN);
    const availability =
      entity.state === 'unavailable' ? { offline: 'It cannot be reached.' } : ('online' as const);
    void this.devices
      .heard(userId, deviceId, {
        at,
        availability,
        ...(battery >= 0 && battery <= 100 && { battery: Math.round(battery) }),
      })
      .catch(() => undefined);
  }
}
