import { type CallReason, currentReason } from '../../../common/http/call-reason.js';
import { type Socket } from 'node:net';
import { caller } from './caller.js';
import { type OnCall } from './network-call.js';

interface Connection {
  readonly userId: string | undefined;
  readonly reason: CallReason | null;
  at: Date;
  host: string | undefined;
  /** Known once it stands. */
  port: number | undefined;
  isBroken: boolean;
  sent: number;
  received: number;
}

/** As undici publishes that it opens one, that it stands, or that it did not come about. */
interface Connecting {
  readonly connectParams: { readonly hostname: string };
  readonly socket?: Socket;
}

type ConnectError = Error & {
  hostname?: string;
  address?: string;
  port?: number;
  errors?: { port?: number }[];
};

/** Connections that carry anything but HTTP, with all that goes over the wire. */
export class WireConnections {
  private readonly connections = new Map<Socket, Connection>();
  /** Machines to which HTTP opens a connection now: where that fails, its requests tell of it. */
  private readonly connecting: string[] = [];

  constructor(private readonly onCall: OnCall) {}

  /** What Node publishes of connections, and undici of its own, by its channel. */
  readonly channels: readonly [name: string, heard: (message: unknown) => void][] = [
    ['net.client.socket', (message) => this.opened((message as { socket: Socket }).socket)],
    [
      'undici:client:beforeConnect',
      (message) => this.connecting.push((message as Connecting).connectParams.hostname),
    ],
    ['undici:client:connectError', (message) => this.leaveToHttp(message as Connecting)],
    ['undici:client:connected', (message) => this.leaveToHttp(message as Connecting)],
  ];

  /** Tells of what is still open. */
  report(): void {
    for (const [socket, connection] of this.connections) this.tell(socket, connection);
  }

  private leaveToHttp({ connectParams, socket }: Connecting): void {
    const index = this.connecting.indexOf(connectParams.hostname);
    if (index !== -1) this.connecting.splice(index, 1);
    if (socket) this.connections.delete(socket);
  }

  /** What turns out to carry HTTP is told by its requests. */
  private opened(socket: Socket): void {
    const connection: Connection = {
      ...{
        userId: caller(),
        reason: currentReason() ?? null,
        at: new Date(),
        host: undefined,
        port: undefined,
      },
      ...{ isBroken: false, sent: 0, received: 0 },
    };
    this.connections.set(socket, connection);
    socket.once('lookup', (_failure, _address, _family, host) => (connection.host = host));
    socket.once('connect', () => {
      connection.host ??= socket.remoteAddress;
      connection.port = socket.remotePort;
    });
    socket.once('error', (error) => this.broke(socket, connection, error));
    socket.once('close', () => {
      this.tell(socket, connection);
      this.connections.delete(socket);
    });
  }

  private broke(socket: Socket, connection: Connection, error: ConnectError): void {
    connection.isBroken = true;
    connection.host ??= error.hostname ?? error.address;
    connection.port ??= error.port ?? error.errors?.[0]?.port ?? 0;
    if (this.connecting.includes(connection.host ?? '')) this.connections.delete(socket);
  }

  private tell(socket: Socket, connection: Connection): void {
    const { userId, reason, at, host, port, isBroken } = connection;
    if (!this.connections.has(socket) || host === undefined || port === undefined) return;
    const bytesSent = socket.bytesWritten - connection.sent;
    const bytesReceived = socket.bytesRead - connection.received;
    if (bytesSent === 0 && bytesReceived === 0 && !isBroken) return;
    const now = new Date();
    this.onCall({
      ...{ userId, reason, at, host, port, bytesSent, bytesReceived, tookMs: now.getTime() - at.getTime() },
      ...{ outcome: isBroken ? 'failed' : 'ok', status: null, withheld: null },
    });
    connection.at = now;
    connection.sent += bytesSent;
    connection.received += bytesReceived;
  }
}
