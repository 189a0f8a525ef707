import { type NewMemory } from '../memory.rows.js';
import { isSkipped, type SkippedRow } from './formats/importer.js';
import { type ImportedMemory } from './formats/storable.js';
import { type RestoredMemory } from './formats/restored-memory.js';

/** Small enough that others' requests get between, large enough that the transaction costs little. */
const MAX_ITEMS = 200;
const MAX_LENGTH = 500_000;

export interface WrittenMemory {
  row: NewMemory & { id: string };
  restored: RestoredMemory | undefined;
}

/** What is written in one transaction, together with how far the import is then. */
export interface WrittenBatch {
  memories: WrittenMemory[];
  skips: { position: number; row: number; file: string; reason: string; isKept: boolean }[];
  itemsRead: number;
  bytesRead: number;
}

/** What was read since the last write. */
export class ImportBatch {
  private items: (ImportedMemory | SkippedRow)[] = [];
  private length = 0;

  constructor(private first: number) {}

  get isFull(): boolean {
    return this.items.length >= MAX_ITEMS || this.length >= MAX_LENGTH;
  }

  get isEmpty(): boolean {
    return this.items.length === 0;
  }

  get itemsRead(): number {
    return this.first + this.items.length;
  }

  get memories(): ImportedMemory[] {
    return this.items.flatMap((item) => (isSkipped(item) ? [] : [item]));
  }

  add(item: ImportedMemory | SkippedRow): void {
    this.items.push(item);
    if (!isSkipped(item)) this.length += item.text.length;
  }

  /** Leaves out what gives a reason. */
  leaveOut(reasonOf: (text: string) => string | undefined): void {
    this.items = this.items.map((item) => {
      const reason = isSkipped(item) ? undefined : reasonOf(item.text);
      return reason === undefined ? item : { row: item.row, file: item.file, reason };
    });
  }

  skips(): WrittenBatch['skips'] {
    return this.items.flatMap((item, place) => {
      const { row, file } = item;
      const reason = isSkipped(item) ? item.reason : item.remark;
      return reason === undefined
        ? []
        : [
            {
              position: this.first + place + 1,
              row,
              file: file.slice(-300),
              reason,
              isKept: !isSkipped(item),
            },
          ];
    });
  }

  next(): ImportBatch {
    return new ImportBatch(this.itemsRead);
  }
}
