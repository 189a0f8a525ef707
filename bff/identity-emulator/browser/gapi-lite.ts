// The few functions of Google's gapi.iframes that the Firebase Auth SDK (on the page) and the emulator's helper frame
// use, over same-origin postMessage, so that popup and redirect work without the internet. Trial identity only: with a
// real project the SDK loads the real script. It is loaded on the page before the first sign-in, and by the frame.

const TAG = 'gapi-lite';
const PING = '_ping';
const PING_EVERY_MS = 50;
/** The SDK itself gives up after 5 s. */
const MAX_PINGS = 120;

type Reply = (results: unknown[]) => void;
type Handler = (data: unknown) => unknown;

interface Call {
  kind: 'call';
  id: string;
  name: string;
  data: unknown;
}
interface Answer {
  kind: 'reply';
  id: string;
  results: unknown[];
}
type Message = (Call | Answer) & { tag?: string };

interface OpenOptions {
  url: string;
  where: HTMLElement;
  attributes?: Record<string, unknown> & { style?: Partial<CSSStyleDeclaration> };
}

let calls = 0;

class Iframe {
  private readonly handlers = new Map<string, Handler>();
  /** Calls that came before their handler. */
  private readonly waiting = new Map<string, Call[]>();
  private readonly replies = new Map<string, Reply>();

  constructor(private readonly peer: () => Window | null) {
    window.addEventListener('message', (event: MessageEvent<Message | null>) => {
      const message = event.data;
      if (message?.tag !== TAG || event.origin !== location.origin || event.source !== this.peer()) return;
      if (message.kind === 'call') this.receive(message);
      else this.settle(message);
    });
  }

  register(name: string, handler: Handler): void {
    this.handlers.set(name, handler);
    const calls = this.waiting.get(name) ?? [];
    this.waiting.delete(name);
    for (const call of calls) void this.run(call, handler);
  }

  send(name: string, data: unknown, onReply?: Reply): void {
    // Not randomUUID: it exists on secure origins only.
    const id = `${String(++calls)}:${String(Math.random())}`;
    if (onReply) this.replies.set(id, onReply);
    this.post({ kind: 'call', id, name, data });
  }

  /** Resolves once the other side listens. */
  ping(onReply?: Reply): Promise<unknown[]> {
    return new Promise((resolve) => {
      let tries = 0;
      const timer = setInterval(() => {
        if (++tries > MAX_PINGS) clearInterval(timer);
        this.send(PING, null, (results) => {
          clearInterval(timer);
          onReply?.(results);
          resolve(results);
        });
      }, PING_EVERY_MS);
    });
  }

  restyle(): Promise<void> {
    return Promise.resolve();
  }

  private post(message: Message): void {
    this.peer()?.postMessage({ ...message, tag: TAG }, location.origin);
  }

  private receive(call: Call): void {
    const handler = this.handlers.get(call.name);
    if (call.name === PING) this.post({ kind: 'reply', id: call.id, results: [true] });
    else if (handler) void this.run(call, handler);
    else this.waiting.set(call.name, [...(this.waiting.get(call.name) ?? []), call]);
  }

  private settle({ id, results }: Answer): void {
    const onReply = this.replies.get(id);
    this.replies.delete(id);
    try {
      onReply?.(results);
    } catch {
      // The SDK's callback for webStorageSupport throws after its work is done; the real gapi ignores that too.
    }
  }

  private async run({ id, data }: Call, handler: Handler): Promise<void> {
    const result = await Promise.resolve(data)
      .then(handler)
      .catch(() => ({ status: 'ERROR' }));
    this.post({ kind: 'reply', id, results: [result] });
  }
}

const context = {
  open({ url, where, attributes = {} }: OpenOptions, onOpen?: (frame: Iframe) => unknown): Promise<unknown> {
    const element = document.createElement('iframe');
    const { style, ...plain } = attributes;
    // Set through the object model: a style attribute would break the page's content security policy.
    Object.assign(element.style, style);
    for (const [name, value] of Object.entries(plain)) element.setAttribute(name, String(value));
    element.src = url;
    where.append(element);
    const frame = new Iframe(() => element.contentWindow);
    return Promise.resolve(onOpen ? onOpen(frame) : frame);
  },
  parent: undefined as Iframe | undefined,
  getParentIframe(): Iframe {
    return (context.parent ??= new Iframe(() => window.parent));
  },
};

const gapi = {
  load(_name: string, options: (() => void) | { callback?: () => void }): void {
    const callback = typeof options === 'function' ? options : options.callback;
    if (callback) setTimeout(callback, 0);
  },
  iframes: { Iframe, CROSS_ORIGIN_IFRAMES_FILTER: () => true, getContext: () => context },
};

const page = window as unknown as { gapi?: Partial<typeof gapi>; gapi_onload?: () => void };
if (page.gapi?.iframes?.Iframe === undefined) {
  page.gapi = gapi;
  // The real script calls this global when it has loaded; the helper frame sets it.
  if (page.gapi_onload) setTimeout(page.gapi_onload, 0);
}
