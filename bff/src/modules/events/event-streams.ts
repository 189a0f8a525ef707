import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type Response } from 'express';
import { Authenticator } from '../../common/auth/authenticator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { Shutdown } from '../../common/lifecycle/shutdown.js';
import { EventHistory } from './event-history.js';
import { EventRelay } from './event-relay.js';
import { type LiveMessage } from './events.dto.js';
import { type Notice } from './notices.js';

/** Proxies and browsers close what stays silent for longer, 30 s and up. */
const HEARTBEAT_MS = 20_000;
/** For whoever reads the stream without a program of ours. */
const RETRY_MS = 2_000;
/** A browser's tabs share one stream, so this is a person with many devices. */
const MAX_STREAMS = 6;
/** A tab that reads no more: it is cut off, comes back, and is told to read everything again. */
const MAX_BUFFERED_BYTES = 1_000_000;
/** How long before its stream a tab may have read what it shows. */
const BEFORE_OPENING_MS = 10_000;
/** After a longer absence a tab reads everything again. */
const HISTORY_MS = 5 * 60_000;

/** The open streams of this process, by person. What is told is written to all of a person's as the same text. */
@Injectable()
export class EventStreams implements OnApplicationShutdown {
  private readonly of = new Map<string, Set<Response>>();
  private readonly admins = new Map<Response, string>();
  private readonly history = new EventHistory();
  private readonly heartbeat: NodeJS.Timeout;

  constructor(
    private readonly relay: EventRelay,
    private readonly authenticator: Authenticator,
    private readonly shutdown: Shutdown,
  ) {
    relay.receive({ notice: (notice) => this.tell(notice), lost: (userId) => this.lost(userId) });
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS).unref();
    shutdown.signal.addEventListener('abort', () => this.each((response) => response.end()), { once: true });
  }

  onApplicationShutdown(): void {
    clearInterval(this.heartbeat);
  }

  /** Administrators who look on here. */
  administrators(): ReadonlySet<string> {
    return new Set(this.admins.values());
  }

  /** Writes to the response until its client goes, its session ends, or the server stops; then it is ended. */
  async send(user: SessionUser, response: Response, lastEventId: string): Promise<void> {
    const closed = new Promise((resolve) => response.once('close', resolve));
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      // Nginx would otherwise hold the events back.
      'X-Accel-Buffering': 'no',
    });
    response.socket?.setNoDelay(true);
    response.write(`retry: ${String(RETRY_MS)}\n\n`);
    this.catchUp(user.id, response, lastEventId);
    const leave = this.join(user.id, response);
    if (user.role === 'admin') this.admins.set(response, user.id);
    const unwatch = this.authenticator.watch(user, () => end(response, 'session.ended'));
    if (this.shutdown.hasBegun) response.end();
    await closed;
    unwatch();
    leave();
    this.admins.delete(response);
  }

  private catchUp(userId: string, response: Response, lastEventId: string): void {
    const last = this.history.begin(userId, this.relay.position);
    const missed =
      lastEventId === ''
        ? this.history.within(userId, BEFORE_OPENING_MS)
        : this.history.after(userId, lastEventId);
    if (!missed) write(response, 'resync', last, '{}');
    else if (missed.length === 0) write(response, 'ready', last, '{}');
    else for (const { id, json } of missed) write(response, 'changes', id, json);
  }

  /** One too many ends the oldest, which may well be of a device that has left without a word. */
  private join(userId: string, response: Response): () => void {
    const streams = this.of.get(userId) ?? new Set();
    this.of.set(userId, streams.add(response));
    const [oldest] = streams;
    if (oldest && streams.size > MAX_STREAMS) {
      streams.delete(oldest);
      end(oldest, 'replaced');
    }
    return () => {
      streams.delete(response);
      if (streams.size === 0 && this.of.get(userId) === streams) this.of.delete(userId);
    };
  }

  private tell(notice: Notice): void {
    this.history.add(notice);
    for (const response of this.of.get(notice.userId) ?? [])
      write(response, 'changes', notice.id, notice.json);
  }

  private lost(userId?: string): void {
    if (userId === undefined) this.history.clear();
    for (const [each, streams] of this.of) {
      if (userId !== undefined && each !== userId) continue;
      const last = this.history.begin(each, this.relay.position);
      for (const response of streams) write(response, 'resync', last, '{}');
    }
  }

  private beat(): void {
    this.each((response) => {
      if (!response.writableEnded) response.write(': heartbeat\n\n');
    });
    this.history.forgetOlderThan(HISTORY_MS, (userId) => this.of.has(userId));
  }

  private each(act: (response: Response) => void): void {
    for (const streams of this.of.values()) streams.forEach(act);
  }
}

function write(response: Response, event: LiveMessage['event'], id: string, json: string): void {
  if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy();
  else if (!response.writableEnded) response.write(`event: ${event}\nid: ${id}\ndata: ${json}\n\n`);
}

/** With the reason, so that the tab does not come back by itself. */
function end(response: Response, event: LiveMessage['event']): void {
  // Its session may end twice: here, and as it is told by the database.
  if (!response.writableEnded) response.end(`event: ${event}\ndata: {}\n\n`);
}
