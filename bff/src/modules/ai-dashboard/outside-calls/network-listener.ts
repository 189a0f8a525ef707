import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { HttpExchanges } from './http-exchanges.js';
import { type OnCall } from './network-call.js';
import { WireConnections } from './wire-connections.js';

/** Of a connection that stays open. */
const REPORT_MS = 60 * 60_000;

/**
 * Hears of every connection that this process opens and every HTTP request on one, from Node and undici themselves: a
 * library that is added later is heard as well. Bytes of HTTP are those of bodies; of other connections, all on the wire.
 */
export class NetworkListener {
  private readonly exchanges: HttpExchanges;
  private readonly connections: WireConnections;
  private timer: NodeJS.Timeout | undefined;

  constructor(onCall: OnCall) {
    this.exchanges = new HttpExchanges(onCall);
    this.connections = new WireConnections(onCall);
  }

  start(): void {
    for (const [name, heard] of this.channels) subscribe(name, heard);
    this.timer = setInterval(() => this.connections.report(), REPORT_MS).unref();
  }

  /** Tells once more of what is still open. */
  stop(): void {
    clearInterval(this.timer);
    for (const [name, heard] of this.channels) unsubscribe(name, heard);
    this.connections.report();
  }

  private get channels(): readonly [name: string, heard: (message: unknown) => void][] {
    return [...this.exchanges.channels, ...this.connections.channels];
  }
}
