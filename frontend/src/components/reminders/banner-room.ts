import { storedRecord } from '../../platform/storage/stored-record';

export interface BannerRoom {
  /** Pixels that the banner of what is due took when it was last seen. */
  height: number;
  isOpen: boolean;
}

/** As long as a sitting: by the next day other things are due. */
const TTL_MS = 12 * 60 * 60_000;
const record = storedRecord(() => localStorage, 'due-banner', { ttlMs: TTL_MS });

/** How the banner of what is due stood. Its room is kept while it loads, so that the page does not jump. */
export const bannerRoom = {
  read: (): BannerRoom => {
    const stored = record.read();
    const given: Record<string, unknown> = typeof stored === 'object' ? { ...stored } : {};
    const height = typeof given['height'] === 'number' && given['height'] > 0 ? given['height'] : 0;
    return { height, isOpen: given['isOpen'] !== false };
  },
  /** It is known what is due: the banner takes the room that it needs, which is noted for the next time. */
  settle: (slot: HTMLElement, isOpen: boolean): void => {
    slot.style.minHeight = '';
    record.write({ height: slot.offsetHeight, isOpen });
  },
};
