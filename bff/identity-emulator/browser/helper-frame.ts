// The frame through which the window that plays a service answers the page: the page's library opens it and waits for one
// message. After a sign-in that took the page itself, what was chosen lies in the storage of the window.

interface AuthEventMessage {
  eventType?: string;
  data?: { storageKey?: string; authEvent?: object };
}

interface Gapi {
  load(name: string, callback: () => void): void;
  iframes: {
    CROSS_ORIGIN_IFRAMES_FILTER: unknown;
    getContext(): {
      getParentIframe(): {
        register(name: string, handler: () => object, filter: unknown): void;
        send(name: string, data: object, onReply: () => void, filter: unknown): void;
      };
    };
  };
}

const query = new URLSearchParams(location.search);
const storageKey = `${query.get('apiKey') ?? ''}:${query.get('appName') ?? ''}`;
const kept = `firebase:redirectEvent:${storageKey}`;
const page = window as unknown as { gapi: Gapi; gapi_onload: () => void };

let send: ((authEvent: object) => void) | undefined;

window.addEventListener('message', (event: MessageEvent<AuthEventMessage | null>) => {
  const { eventType, data } = event.data ?? {};
  if (event.origin !== location.origin || eventType !== 'sendAuthEvent') return;
  if (data?.storageKey !== storageKey || !data.authEvent) return;
  if (send) send(data.authEvent);
  else sessionStorage.setItem(kept, JSON.stringify(data.authEvent));
});

page.gapi_onload = () => {
  page.gapi.load('gapi.iframes', () => {
    const { CROSS_ORIGIN_IFRAMES_FILTER: filter, getContext } = page.gapi.iframes;
    const parent = getContext().getParentIframe();
    // Without an answer the library does not go on.
    parent.register('webStorageSupport', () => ({ status: 'ACK', webStorageSupport: true }), filter);
    send = (authEvent) => parent.send('authEvent', { type: 'authEvent', authEvent }, () => undefined, filter);
    const stored = sessionStorage.getItem(kept);
    sessionStorage.removeItem(kept);
    send(
      stored === null
        ? { type: 'unknown', error: { code: 'auth/no-auth-event' } }
        : (JSON.parse(stored) as object),
    );
  });
};
