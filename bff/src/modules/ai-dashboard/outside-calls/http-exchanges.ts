import { caller } from './caller.js';
import { type OnCall } from './network-call.js';

interface Exchange {
  readonly userId: string | undefined;
  readonly at: Date;
  readonly url: URL;
  status: number | null;
  sent: number;
  received: number;
}

/** As undici publishes it; no type of it is exported. */
export interface HttpMessage {
  readonly request: object & { readonly origin?: string | URL | undefined };
  readonly response?: { readonly statusCode: number };
  readonly chunk?: { readonly byteLength?: number; readonly length: number };
}

const HTTPS = 443;
const HTTP = 80;
const REFUSED = 400;

/** Requests of HTTP while they are under way, with the bytes of both bodies and what was answered. */
export class HttpExchanges {
  private readonly exchanges = new WeakMap<object, Exchange>();

  constructor(private readonly onCall: OnCall) {}

  /** What undici publishes of a request, by its channel. */
  readonly channels: readonly [name: string, heard: (message: unknown) => void][] = [
    ['undici:request:create', (message) => this.began(message as HttpMessage)],
    ['undici:request:bodyChunkSent', (message) => this.carried(message as HttpMessage, 'sent')],
    ['undici:request:bodyChunkReceived', (message) => this.carried(message as HttpMessage, 'received')],
    ['undici:request:headers', (message) => this.answered(message as HttpMessage)],
    ['undici:request:trailers', (message) => this.ended(message as HttpMessage)],
    ['undici:request:error', (message) => this.ended(message as HttpMessage, true)],
  ];

  private began({ request }: HttpMessage): void {
    const url = request.origin === undefined ? null : URL.parse(String(request.origin));
    const nothing = { status: null, sent: 0, received: 0 };
    if (url) this.exchanges.set(request, { userId: caller(), at: new Date(), url, ...nothing });
  }

  private carried({ request, chunk }: HttpMessage, way: 'sent' | 'received'): void {
    const exchange = this.exchanges.get(request);
    if (exchange && chunk) exchange[way] += chunk.byteLength ?? chunk.length;
  }

  private answered({ request, response }: HttpMessage): void {
    const exchange = this.exchanges.get(request);
    if (exchange && response) exchange.status = response.statusCode;
  }

  private ended({ request }: HttpMessage, isBroken = false): void {
    const exchange = this.exchanges.get(request);
    if (!exchange) return;
    this.exchanges.delete(request);
    const { userId, at, url, status, sent, received } = exchange;
    const port = url.port === '' ? (url.protocol === 'https:' ? HTTPS : HTTP) : Number(url.port);
    this.onCall({
      ...{ userId, at, port, status, host: url.hostname, tookMs: Date.now() - at.getTime() },
      ...{ bytesSent: sent, bytesReceived: received },
      outcome: isBroken ? 'failed' : status !== null && status >= REFUSED ? 'refused' : 'ok',
    });
  }
}
