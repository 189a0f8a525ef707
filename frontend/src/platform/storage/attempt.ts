/** Runs one access to browser storage. Full or forbidden storage gives `null` and a line in the console. */
export function attempt<T>(key: string, access: () => T): T | null {
  try {
    return access();
  } catch (error) {
    console.warn(`The browser’s storage failed for ${key}.`, error);
    return null;
  }
}
