const MEGABYTE = 1_000_000;

/** `3.2 MB`, `45 kB`. */
export function formatBytes(bytes: number): string {
  if (bytes >= 1000 * MEGABYTE) return `${(bytes / MEGABYTE / 1000).toFixed(1)} GB`;
  return bytes >= MEGABYTE ? `${(bytes / MEGABYTE).toFixed(1)} MB` : `${Math.ceil(bytes / 1000)} kB`;
}
