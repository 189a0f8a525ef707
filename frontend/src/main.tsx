import { setupListeners } from '@reduxjs/toolkit/query';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import { authStarted } from './features/auth';
import { makeStore } from './store/store';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const store = makeStore();
setupListeners(store.dispatch);
// Before the first render, so that a visitor without a session is never shown a splash screen.
store.dispatch(authStarted());

const app = (
  <StrictMode>
    <App store={store} />
  </StrictMode>
);

// The script inside of a prerendered page says when a link was followed before this code arrived: the router would
// cancel that. Who comes back finds the page as it was left.
if ('leaving' in document.documentElement.dataset) addEventListener('pageshow', mount, { once: true });
else mount();

/** The public pages come as HTML; every other address starts with an empty root. */
function mount(): void {
  if (root?.hasChildNodes()) hydrateRoot(root, app);
  else if (root) createRoot(root).render(app);
  if (document.readyState === 'complete') settle();
  else addEventListener('load', settle);
}

/** What nobody waits for: measurements for the page’s analytics, what changes elsewhere, the watch over memory, if it is switched on, and what works offline. */
function settle(): void {
  void import('./app/after-load')
    .then(({ enableOffline, followLive, reportWebVitals, watchMemory }) => {
      reportWebVitals();
      followLive(store);
      if (process.env.NODE_ENV !== 'production') return undefined;
      watchMemory();
      return enableOffline(store);
    })
    .catch(console.warn);
}
