/** One chunk for what follows a session: every chunk costs the first load its name. */
export { LiveApplier } from './apply-live-events';
export { followTimeZone } from './follow-time-zone';
export { followInTabs } from './live-tabs';
