import { notify } from '@twyn/design-system';
import { sessionOpened, sessionEnded } from '../features/auth/state/auth.slice';
import { ASK_RELEASE, FORGET_APPLICATION, KEEP_APPLICATION } from '../lib/release-messages';
import type { AppStore } from '../store/store';
import { makeUser } from '../testing/factories/user';
import { makeTestStore } from '../testing/make-test-store';
import { enableOffline } from './enable-offline';

const worker = { postMessage: vi.fn() };
let workers: EventTarget & { register: ReturnType<typeof vi.fn> };
const said = (): unknown[] => worker.postMessage.mock.calls.flat();

beforeEach(() => {
  worker.postMessage.mockReset();
  const registration = { active: worker, update: () => Promise.resolve() };
  workers = Object.assign(new EventTarget(), {
    register: vi.fn(() => Promise.resolve(registration)),
    ready: Promise.resolve(registration),
    startMessages: vi.fn(),
  });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { serviceWorker: workers }));
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.body.innerHTML =
    '<div id="root"></div><script src="/static/js/app.now.js" type="text/plain"></script>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function start(): Promise<AppStore> {
  const store = makeTestStore();
  await enableOffline(store);
  return store;
}

function announce(script: string): void {
  workers.dispatchEvent(new MessageEvent('message', { data: { release: { scripts: [script] } } }));
}

test('says in the console alone whether the worker could be registered', async () => {
  await start();
  expect(workers.register).toHaveBeenCalledWith('/service-worker.js');
  expect(console.info).toHaveBeenCalledWith('Service worker registered.');

  workers.register.mockRejectedValueOnce(new Error('no storage'));
  await start();
  expect(console.warn).toHaveBeenCalledWith('Service worker not registered.', expect.any(Error));
});

test('leaves a prerendered page its own registration', async () => {
  document.getElementById('root')!.dataset.scripts = '/static/js/app.now.js';
  await start();
  expect(workers.register).not.toHaveBeenCalled();
});

test('does nothing where the browser has no service workers', async () => {
  vi.stubGlobal('navigator', {});
  await expect(start()).resolves.toBeDefined();
});

test('has the application kept while somebody is signed in, and forgotten when they leave', async () => {
  const store = await start();
  expect(said()).toEqual([ASK_RELEASE]);
  store.dispatch(sessionOpened(makeUser()));
  expect(said()).toEqual([ASK_RELEASE, KEEP_APPLICATION]);
  store.dispatch(sessionEnded());
  expect(said()).toEqual([ASK_RELEASE, KEEP_APPLICATION, FORGET_APPLICATION]);
});

test('offers somebody at work the release that they do not run, once', async () => {
  const info = vi.spyOn(notify, 'info').mockImplementation(() => undefined);
  const store = await start();
  store.dispatch(sessionOpened(makeUser()));
  announce('/static/js/app.now.js');
  expect(info).not.toHaveBeenCalled();
  announce('/static/js/app.next.js');
  announce('/static/js/app.next.js');
  expect(info).toHaveBeenCalledOnce();
  expect(info.mock.lastCall?.[0]).toBe('A new version of Twyn is ready.');
});

test('lets a reader’s next link load the whole page', async () => {
  await start();
  const routed = vi.fn((event: Event) => event.preventDefault());
  document.body.insertAdjacentHTML('beforeend', '<a href="#next">Next</a>');
  const link = document.querySelector('a')!;
  link.addEventListener('click', routed);
  link.click();
  expect(routed).toHaveBeenCalledOnce();
  announce('/static/js/app.next.js');
  link.click();
  expect(routed).toHaveBeenCalledOnce();
});
