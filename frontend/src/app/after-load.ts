/** One chunk for what begins once the page has loaded: every chunk costs the first load its name. */
export { enableOffline } from './enable-offline';
export { followLive } from './follow-live';
export { watchMemory } from './watch-memory';
export { reportWebVitals } from './report-web-vitals';
