import { type Duplex } from 'node:stream';
import { type IClientOptions, MqttClient } from 'mqtt';

const RECONNECT_MS = 1_000;
const CONNECT_MS = 5_000;
const KEEP_ALIVE_SECONDS = 30;
/** MQTT 3.1.1’s and 5’s words for a wrong password, and for one that may not be here. */
const NOT_LET_IN = new Set([4, 5, 134, 135]);

export interface BrokerAddress {
  /** Opens a connection to the broker; throws where that address is not allowed. */
  open(): Duplex;
  readonly username: string | null;
  readonly password: string | null;
  /** Of the one session at the broker. */
  readonly clientId: string;
}

export interface BrokerListener {
  connected(): void;
  disconnected(reason: string): void;
  refused(reason: string): void;
  /** Retained: it was said before we asked for it, and whoever said it may be gone. */
  message(topic: string, payload: string, isRetained: boolean): void;
}

/** A client that comes back by itself, and says nothing late: what cannot be sent now is not sent. */
export function connectToBroker(
  { open, username, password, clientId }: BrokerAddress,
  listener: BrokerListener,
): MqttClient {
  const options: IClientOptions = {
    protocolVersion: 4,
    clientId,
    clean: true,
    reconnectPeriod: RECONNECT_MS,
    connectTimeout: CONNECT_MS,
    keepalive: KEEP_ALIVE_SECONDS,
    queueQoSZero: false,
    resubscribe: false,
    ...(username !== null && { username }),
    ...(password !== null && { password }),
  };
  // The types want a stream of its own making; any duplex will do.
  const client = new MqttClient(open, options);
  let reason = 'The connection was lost.';
  let isRefused = false;
  client.on('connect', () => listener.connected());
  client.on('close', () => {
    // The broker closes after a refusal too, which is told already.
    if (!isRefused) listener.disconnected(reason);
  });
  client.on('message', (topic, payload, { retain }) =>
    listener.message(topic, payload.toString('utf8'), retain),
  );
  client.on('error', (error) => {
    const code = 'code' in error ? error.code : undefined;
    if (typeof code !== 'number' || !NOT_LET_IN.has(code)) reason = 'The broker cannot be reached.';
    else {
      // Once more with the same password would be refused as well.
      client.end(true);
      isRefused = true;
      listener.refused('The broker refuses the user name or the password.');
    }
  });
  return client;
}
