// Stands inside of every prerendered page: chooses the colours before the first paint, and brings the application
// with the first sign of use. Until it has taken over, presses of buttons are kept, and pressed again afterwards.

const FIRST_SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];
const READY = 'twyn:ready';
const RELOADED = 'twyn.reloaded-for-page';
const root = document.documentElement;
const held: HTMLElement[] = [];
let hasStarted = false;

const theme = stored('theme');
const isLight =
  theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
root.classList.toggle('dark', !isLight);
root.style.colorScheme = isLight ? 'light' : 'dark';
for (const link of document.querySelectorAll<HTMLLinkElement>(
  `[data-preload=${isLight ? 'light' : 'dark'}]`,
)) {
  link.rel = 'preload';
}
const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
if (isLight && bar?.dataset.light) bar.content = bar.dataset.light;

addEventListener('click', hold, true);
addEventListener('submit', hold, true);
addEventListener('click', noteLeaving, true);
for (const sign of FIRST_SIGNS) addEventListener(sign, start, { passive: true, capture: true });
// An image that failed is told of by the application. Its event does not bubble.
addEventListener('error', start, true);
addEventListener(READY, release, { once: true });
addEventListener('DOMContentLoaded', () => {
  // Somebody who is signed in gets their own header at once, who wrote a message their words, and a site that
  // measures its figures.
  const isAwaited = stored('twyn.signed-in') !== null || stored('draft:contact', 'sessionStorage') !== null;
  if (isAwaited || 'gtag' in window) start();
});
addEventListener('load', () => {
  // What came with the load is laid out and painted first. Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(registerWorker);
  else setTimeout(registerWorker);
});

function registerWorker(): void {
  // Browsers have service workers on secure addresses alone.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  workers?.register('/service-worker.js').then(
    () => console.info('Service worker registered.'),
    (error: unknown) => console.warn('Service worker not registered.', error),
  );
}

function start(): void {
  const scripts = document.getElementById('root')?.dataset.scripts;
  if (hasStarted || scripts === undefined) return;
  hasStarted = true;
  for (const sign of FIRST_SIGNS) removeEventListener(sign, start, true);
  for (const src of scripts.split(' ')) {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = src;
    script.onerror = loadAnew;
    document.head.append(script);
  }
}

/** The server was updated since, and has other scripts by now: the present page names them. Once, as in load-page.ts. */
function loadAnew(): void {
  try {
    if (!navigator.onLine || sessionStorage.getItem(RELOADED) === location.pathname) return;
    sessionStorage.setItem(RELOADED, location.pathname);
    location.reload();
  } catch {
    // Without storage it could go on for ever; the page and its links work as they are.
  }
}

/** The application must not start under a page that is being left: it would cancel the way to the next. */
function noteLeaving(event: Event): void {
  const link = (event.target as Element).closest('a');
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  if (link && isPlain && link.pathname !== location.pathname) root.dataset.leaving = '';
}

/** What the browser does by itself (links, the menu, a search by address) needs no help. */
function hold(event: Event): void {
  const target = event.target as Element;
  const control = target.closest<HTMLElement>(
    event.type === 'submit' ? 'form:not([action], [method=dialog])' : 'button[type=button]',
  );
  if (!control || control.hasAttribute('command')) return;
  event.preventDefault();
  event.stopPropagation();
  held.push(control);
  start();
}

function release(): void {
  removeEventListener('click', hold, true);
  removeEventListener('submit', hold, true);
  removeEventListener('click', noteLeaving, true);
  for (const control of held) {
    if (control instanceof HTMLFormElement) control.requestSubmit();
    else control.click();
  }
}

function stored(key: string, place: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  try {
    return window[place].getItem(key);
  } catch (error) {
    // Storage is forbidden: dark, and signed out.
    console.warn(`The browser’s storage failed for ${key}.`, error);
    return null;
  }
}
