import pg from 'pg';

const RETRY_MS = 2_000;

interface Handler {
  readonly heard: (payload: string) => void;
  readonly reconnected: () => void;
}

/**
 * One connection kept for LISTEN. When it drops it is opened again; what was sent meanwhile is lost, which whoever
 * listens is told, unless they have a time limit of their own.
 */
export class PostgresListener {
  private readonly handlers = new Map<string, Handler>();
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(private readonly url: string) {}

  async listen(
    channel: string,
    heard: (payload: string) => void,
    reconnected: () => void = () => undefined,
  ): Promise<void> {
    this.handlers.set(channel, { heard, reconnected });
    if (this.client) await subscribe(this.client, channel);
    else await this.connect();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    await this.client?.end();
  }

  private async connect(isAgain = false): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: 1_500,
      keepAlive: true,
    });
    client.on('notification', ({ channel, payload }) => this.handlers.get(channel)?.heard(payload ?? ''));
    client.on('error', () => undefined);
    client.on('end', () => this.reconnectLater());
    this.client = client;
    try {
      await client.connect();
      for (const channel of this.handlers.keys()) await subscribe(client, channel);
      if (isAgain) for (const { reconnected } of this.handlers.values()) reconnected();
    } catch {
      this.reconnectLater();
    }
  }

  private reconnectLater(): void {
    if (this.closed) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.connect(true), RETRY_MS);
    this.retry.unref();
  }
}

async function subscribe(client: pg.Client, channel: string): Promise<void> {
  await client.query(`listen ${pg.escapeIdentifier(channel)}`);
}
