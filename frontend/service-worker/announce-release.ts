import type { ReleaseAnnounced } from '../src/lib/release-messages';
import { release } from './release';

declare const self: ServiceWorkerGlobalScope;

/** Every open tab learns what the present release starts with, and so whether it runs an older one. */
export async function announceRelease(): Promise<void> {
  const announcement: ReleaseAnnounced = { release: { scripts: release.scripts } };
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const tab of tabs) tab.postMessage(announcement);
}
