import {
  type CallReason,
  currentReason,
  WITHHELD_CALLS,
  type WithheldCall,
} from '../../../common/http/call-reason.js';
import { AddressRefused } from '../../../integrations/guard/address-rules.js';
import { caller } from './caller.js';
import { type OnCall } from './network-call.js';

interface Exchange {
  readonly userId: string | undefined;
  readonly reason: CallReason | null;
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
  readonly error?: unknown;
  readonly chunk?: { readonly byteLength?: number; readonly length: number };
}

const HTTPS = 443;
const HTTP = 80;
const REFUSED = 400;

/** Requests of HTTP while they are under way, with the bytes of both bodies and what was answered; and those withheld. */
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
    [WITHHELD_CALLS, (message) => this.withheld(message as WithheldCall)],
  ];

  private began({ request }: HttpMessage): void {
    const url = request.origin === undefined ? null : URL.parse(String(request.origin));
    const nothing = { status: null, sent: 0, received: 0 };
    if (url) this.exchanges.set(request, { ...asked(), url, ...nothing });
  }

  private carried({ request, chunk }: HttpMessage, way: 'sent' | 'received'): void {
    const exchange = this.exchanges.get(request);
    if (exchange && chunk) exchange[way] += chunk.byteLength ?? chunk.length;
  }

  private answered({ request, response }: HttpMessage): void {
    const exchange = this.exchanges.get(request);
    if (exchange && response) exchange.status = response.statusCode;
  }

  private ended({ request, error }: HttpMessage, isBroken = false): void {
    const exchange = this.exchanges.get(request);
    if (!exchange) return;
    this.exchanges.delete(request);
    const { url, status, sent, received, ...call } = exchange;
    // A name that leads into a private network is found out only as it is looked up.
    const withheld = error instanceof AddressRefused ? 'address' : null;
    const ended = isBroken ? 'failed' : status !== null && status >= REFUSED ? 'refused' : 'ok';
    this.onCall({
      ...{ ...call, ...machineOf(url), status, tookMs: Date.now() - call.at.getTime() },
      ...{ bytesSent: sent, bytesReceived: received, withheld },
      outcome: withheld === null ? ended : 'withheld',
    });
  }

  private withheld({ url: address, why }: WithheldCall): void {
    const url = URL.parse(address);
    if (!url) return;
    const nothing = { bytesSent: 0, bytesReceived: 0, tookMs: 0, status: null };
    this.onCall({ ...asked(), ...machineOf(url), ...nothing, outcome: 'withheld', withheld: why });
  }
}

function asked(): Pick<Exchange, 'userId' | 'reason' | 'at'> {
  return { userId: caller(), reason: currentReason() ?? null, at: new Date() };
}

function machineOf({ hostname, port, protocol }: URL): { host: string; port: number } {
  return { host: hostname, port: port === '' ? (protocol === 'https:' ? HTTPS : HTTP) : Number(port) };
}
