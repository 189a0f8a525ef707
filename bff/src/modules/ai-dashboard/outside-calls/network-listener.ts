import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type Socket } from 'node:net';
import { currentRequest } from '../../../common/http/current-request.js';

/** One request of HTTP, or a connection of another kind; of one that stays open, what it carried since the last. */
export interface NetworkCall {
  /** On whose behalf; undefined for the server itself. */
  readonly userId: string | undefined;
  readonly at: Date;
  readonly host: string;
  readonly port: number;
  readonly bytesSent: number;
  readonly bytesReceived: number;
  readonly tookMs: number;
}

interface Exchange {
  readonly userId: string | undefined;
  readonly at: Date;
  readonly url: URL;
  sent: number;
  received: number;
}

interface Connection {
  readonly userId: string | undefined;
  at: Date;
  host: string | undefined;
  /** Known once it stands. */
  port: number | undefined;
  sent: number;
  received: number;
}

/** As undici publishes it; no type of it is exported. */
interface HttpMessage {
  readonly request: object & { readonly origin?: string | URL | undefined };
  readonly chunk?: { readonly byteLength?: number; readonly length: number };
}

const HTTPS = 443;
const HTTP = 80;
/** Of a connection that stays open. */
const REPORT_MS = 60 * 60_000;

/**
 * Hears of every connection that this process opens and every HTTP request on one, from Node and undici themselves: a
 * library that is added later is heard as well. Bytes of HTTP are those of bodies; of other connections, all on the wire.
 */
export class NetworkListener {
  private readonly exchanges = new WeakMap<object, Exchange>();
  private readonly connections = new Map<Socket, Connection>();
  private timer: NodeJS.Timeout | undefined;
  private readonly channels: readonly [name: string, heard: (message: unknown) => void][] = [
    ['undici:request:create', (message) => this.began(message as HttpMessage)],
    ['undici:request:bodyChunkSent', (message) => this.carried(message as HttpMessage, 'sent')],
    ['undici:request:bodyChunkReceived', (message) => this.carried(message as HttpMessage, 'received')],
    ['undici:request:trailers', (message) => this.ended(message as HttpMessage)],
    ['undici:request:error', (message) => this.ended(message as HttpMessage)],
    ['undici:client:connected', (message) => this.connections.delete((message as { socket: Socket }).socket)],
    ['net.client.socket', (message) => this.opened((message as { socket: Socket }).socket)],
  ];

  constructor(private readonly onCall: (call: NetworkCall) => void) {}

  start(): void {
    for (const [name, heard] of this.channels) subscribe(name, heard);
    this.timer = setInterval(() => this.report(), REPORT_MS).unref();
  }

  /** Tells once more of what is still open. */
  stop(): void {
    clearInterval(this.timer);
    for (const [name, heard] of this.channels) unsubscribe(name, heard);
    this.report();
  }

  private began({ request }: HttpMessage): void {
    const url = request.origin === undefined ? null : URL.parse(String(request.origin));
    if (url) this.exchanges.set(request, { userId: caller(), at: new Date(), url, sent: 0, received: 0 });
  }

  private carried({ request, chunk }: HttpMessage, way: 'sent' | 'received'): void {
    const exchange = this.exchanges.get(request);
    if (exchange && chunk) exchange[way] += chunk.byteLength ?? chunk.length;
  }

  private ended({ request }: HttpMessage): void {
    const exchange = this.exchanges.get(request);
    if (!exchange) return;
    this.exchanges.delete(request);
    const { userId, at, url, sent, received } = exchange;
    const port = url.port === '' ? (url.protocol === 'https:' ? HTTPS : HTTP) : Number(url.port);
    const tookMs = Date.now() - at.getTime();
    this.onCall({
      ...{ userId, at, port, tookMs, host: url.hostname },
      ...{ bytesSent: sent, bytesReceived: received },
    });
  }

  /** What turns out to carry HTTP is told by its requests. */
  private opened(socket: Socket): void {
    const connection: Connection = {
      ...{ userId: caller(), at: new Date(), host: undefined, port: undefined },
      ...{ sent: 0, received: 0 },
    };
    this.connections.set(socket, connection);
    socket.once('lookup', (_failure, _address, _family, host) => (connection.host = host));
    socket.once('connect', () => {
      connection.host ??= socket.remoteAddress;
      connection.port = socket.remotePort;
    });
    socket.once('close', () => {
      this.tell(socket, connection);
      this.connections.delete(socket);
    });
  }

  private report(): void {
    for (const [socket, connection] of this.connections) this.tell(socket, connection);
  }

  private tell(socket: Socket, connection: Connection): void {
    const { userId, at, host, port } = connection;
    if (!this.connections.has(socket) || host === undefined || port === undefined) return;
    const bytesSent = socket.bytesWritten - connection.sent;
    const bytesReceived = socket.bytesRead - connection.received;
    if (bytesSent === 0 && bytesReceived === 0) return;
    const now = new Date();
    this.onCall({ userId, at, host, port, bytesSent, bytesReceived, tookMs: now.getTime() - at.getTime() });
    connection.at = now;
    connection.sent += bytesSent;
    connection.received += bytesReceived;
  }
}

function caller(): string | undefined {
  return currentRequest.getStore()?.user?.id;
}
