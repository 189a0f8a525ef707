/** One chunk for what begins once the page has loaded: every chunk costs the first load its name. */
export { enableOffline } from './enable-offline';
export { watchMemory } from './watch-memory';
