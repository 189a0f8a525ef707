/** What a preview says of how its file is read. */
interface Read<Format, Mapping> {
  format: Format;
  timeZone: string;
  mapping: Mapping | null;
}

/** How a preview is asked for: as it is shown, but for what was changed. Another format has columns of its own. */
export function howToRead<Format, Mapping>(
  shown: Read<Format, Mapping> | undefined,
  change: Partial<Read<Format, Mapping>> = {},
): { format?: Format; timeZone?: string; mapping?: Mapping } {
  const { format, timeZone } = { ...shown, ...change };
  const mapping = change.format ? undefined : (change.mapping ?? shown?.mapping);
  return { ...(format && { format }), ...(timeZone && { timeZone }), ...(mapping && { mapping }) };
}
