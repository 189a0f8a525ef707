// The window that plays Google, GitHub, Facebook or X where the server keeps its accounts itself: hands what the person
// has chosen to the page that opened it, or to which it leads back. The page's own library takes it from there.

const query = new URLSearchParams(location.search);
const apiKey = query.get('apiKey') ?? '';
const appName = query.get('appName') ?? '';
const providerId = query.get('providerId') ?? '';
const storageKey = `${apiKey}:${appName}`;

function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no #${id}.`);
  return element;
}

function inputOf(id: string): HTMLInputElement {
  return elementOf(id) as HTMLInputElement;
}

/** `claims`: who the person is to the service, as JSON. */
function finish(claims: string): void {
  const said = new URLSearchParams({ providerId, id_token: claims });
  const authEvent = {
    type: query.get('authType'),
    eventId: query.get('eventId'),
    urlResponse: `${location.origin}${location.pathname}?${said.toString()}`,
    sessionId: 'none',
    postBody: '',
    tenantId: null,
    error: null,
  };
  if (/popup/i.test(authEvent.type ?? '')) tellOpener(authEvent);
  else leadBack(authEvent);
}

/** To the helper frame of the page that opened this window, which is of the same origin. */
function tellOpener(authEvent: object): void {
  const frames = (window.opener as Window | null)?.frames;
  for (let index = 0; index < (frames?.length ?? 0); index += 1) {
    const frame = frames?.[index];
    if (!frame || !isHelper(frame)) continue;
    const eventId = String(Math.random()).slice(2);
    frame.postMessage(
      { eventType: 'sendAuthEvent', eventId, data: { authEvent, storageKey } },
      location.origin,
    );
    return;
  }
  elementOf('failure').textContent = 'The page that opened this window is gone. Close it and try again.';
}

function isHelper(frame: Window): boolean {
  try {
    const own = new URLSearchParams(frame.location.search);
    return own.get('apiKey') === apiKey && own.get('appName') === appName;
  } catch {
    // Of another origin.
    return false;
  }
}

/** Never to another site, whatever the address of this window says. */
function leadBack(authEvent: object): void {
  const target = new URL(query.get('redirectUrl') ?? '/', location.origin);
  if (target.origin !== location.origin) {
    elementOf('failure').textContent = 'This window was opened with an address of another site.';
    return;
  }
  sessionStorage.setItem(`firebase:redirectEvent:${storageKey}`, JSON.stringify(authEvent));
  location.assign(target);
}

/** Whoever this is to the service, forever. */
function newSubject(): string {
  const digits = crypto.getRandomValues(new Uint8Array(20));
  return [...digits].map((digit) => String(digit).padStart(3, '0')).join('');
}

function showForm(isShown: boolean): void {
  elementOf('add-user').hidden = !isShown;
  elementOf('accounts-list').hidden = isShown;
}

for (const item of document.querySelectorAll<HTMLElement>('.js-reuse-account')) {
  item.addEventListener('click', () => finish(item.dataset['idToken'] ?? ''));
}
document.querySelector('.js-new-account')?.addEventListener('click', () => showForm(true));
elementOf('back-button').addEventListener('click', () => showForm(false));
elementOf('main-form').addEventListener('submit', (event) => {
  event.preventDefault();
  finish(
    JSON.stringify({
      sub: newSubject(),
      name: inputOf('display-name-input').value || undefined,
      email: inputOf('email-input').value,
      email_verified: inputOf('email-verified').checked,
    }),
  );
});
