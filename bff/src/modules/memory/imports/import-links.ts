import { normalised } from '../../../common/language/normalised.js';
import { type ImportedMemory } from './formats/storable.js';

export interface FoundLink {
  fromId: string;
  toId: string;
  kind: 'refers' | 'distinct';
  createdAt: Date;
}

/** Which memory of a file speaks of which other: known when all of it was read. */
export class ImportLinks {
  private readonly idOf = new Map<string, string>();
  private readonly named: { fromId: string; name: string }[] = [];
  private readonly known: FoundLink[] = [];

  add({ names, links, restored }: ImportedMemory, id: string): void {
    for (const name of names) if (!this.idOf.has(fold(name))) this.idOf.set(fold(name), id);
    for (const name of links) this.named.push({ fromId: id, name });
    for (const { to, kind, createdAt } of restored?.memory.links ?? [])
      this.known.push({ fromId: id, toId: to, kind, createdAt: new Date(createdAt) });
  }

  resolve(createdAt: Date): FoundLink[] {
    const found = this.named.flatMap(({ fromId, name }) => {
      const toId = this.find(name);
      return toId === undefined || toId === fromId
        ? []
        : [{ fromId, toId, kind: 'refers' as const, createdAt }];
    });
    return [...this.known, ...found];
  }

  /** By the path that was written, or by the name at its end. */
  private find(name: string): string | undefined {
    const path = fold(name);
    return this.idOf.get(path) ?? this.idOf.get(path.split('/').at(-1) ?? path);
  }
}

function fold(name: string): string {
  return normalised(name, 'NFC').toLowerCase().trim();
}
