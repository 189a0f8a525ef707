import { type Home } from '../../home/home.service.js';

/** A memory as the model gets to read it. */
export interface ReadMemory {
  readonly text: string;
  readonly recordedAt: string;
  /** Who said it, when it was not the owner. */
  readonly author: string | null;
}

/** A device that tools can be asked to act upon. */
export interface ReadDevice {
  readonly id: string;
  readonly name: string;
  readonly domain: string;
  readonly area: string | null;
}

export function devicesOf({ entities, areas }: Home): ReadDevice[] {
  const rooms = new Map(areas.map(({ id, name }) => [id, name]));
  return entities.map(({ id, name, domain, areaId }) => ({
    id,
    name,
    domain,
    area: (areaId === null ? undefined : rooms.get(areaId)) ?? null,
  }));
}

/** One source a line. */
export function sourceLine({ text, recordedAt, author }: ReadMemory, number: number): string {
  return line({
    source: number,
    recorded: recordedAt.slice(0, 10),
    ...(author !== null && { author }),
    text,
  });
}

export function deviceLine({ id, name, domain, area }: ReadDevice): string {
  return line({ id, name, kind: domain, ...(area !== null && { room: area }) });
}

export function block(name: 'sources' | 'devices', lines: readonly string[]): string {
  return `<${name}>\n${lines.join('\n')}\n</${name}>`;
}

/** JSON has no line break and, this way, no angle bracket: what is inside can't end the block it stands in. */
function line(value: object): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`);
}
