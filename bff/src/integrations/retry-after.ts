/** What a `Retry-After` asks for, in milliseconds: seconds, or a date. */
export function retryAfterOf(value: string | null | undefined): number | undefined {
  if (value === null || value === undefined) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
