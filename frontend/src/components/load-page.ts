const RELOADED_KEY = 'twyn.reloaded-for-page';

/** The code of a page could not be fetched, and fetching the whole page anew did not help. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
}

/** Loads a page's chunk, by a full load of the same address if it must be. */
export async function loadPage<T>(load: () => Promise<T>): Promise<T> {
  try {
    const page = await load();
    forgetReload();
    return page;
  } catch (cause) {
    if (!reloadForMissingCode()) throw new PageLoadError('A page didn’t load.', { cause });
    return new Promise(() => undefined);
  }
}

/**
 * After an update of the server the chunks this window knows are gone: one full load of the same address brings
 * the new ones. It is tried once, or a broken server would be asked without end, and not while offline.
 */
export function reloadForMissingCode(): boolean {
  if (!navigator.onLine || !rememberReload()) return false;
  location.reload();
  return true;
}

/** False when this address was reloaded for the same reason already, or when that cannot be known. */
function rememberReload(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === location.pathname) return false;
    sessionStorage.setItem(RELOADED_KEY, location.pathname);
    return true;
  } catch {
    return false;
  }
}

function forgetReload(): void {
  try {
    sessionStorage.removeItem(RELOADED_KEY);
  } catch {
    // Without storage nothing was remembered.
  }
}
