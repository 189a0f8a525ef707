import { Injectable } from '@nestjs/common';
import { importersOf } from './formats/importers.js';
import {
  ImportElsewhere,
  MappingWithoutText,
  UnreadableFile,
  UploadIncomplete,
  UploadOutOfPlace,
} from './import.errors.js';
import { ImportReader } from './import-reader.js';
import {
  type ImportPreview,
  type MemoryImport,
  type PreviewedRow,
  type PreviewImport,
  type StartImport,
} from './imports.dto.js';
import { toPreviewedRow } from './imports.mapper.js';
import { type ImportRow } from './imports.rows.js';
import { ImportsService } from './imports.service.js';
import { type Source } from './source/source.js';
import { UploadStore } from './upload-store.js';

const PREVIEWED_ROWS = 20;

/** From the first byte of a file to its start: it arrives in parts, is looked at, and is queued. */
@Injectable()
export class ImportFilesService {
  constructor(
    private readonly imports: ImportsService,
    private readonly uploads: UploadStore,
    private readonly reader: ImportReader,
  ) {}

  /** A part may be sent again, but leaves no gap and never goes beyond the size that was announced. */
  async write(
    userId: string,
    id: string,
    offset: number,
    part: AsyncIterable<Buffer>,
  ): Promise<MemoryImport> {
    const row = await this.findDraft(userId, id);
    if (offset > (await this.uploads.size(id))) throw new UploadOutOfPlace();
    await this.uploads.write(id, offset, within(part, row.fileBytes - offset));
    return this.imports.describe(row);
  }

  async preview(userId: string, id: string, { format, mapping }: PreviewImport): Promise<ImportPreview> {
    return this.withSource(await this.findComplete(userId, id), async (source) => {
      const able = await importersOf(source);
      const importer = able.find((each) => each.id === format) ?? able[0];
      const outline = await importer.preview(source);
      const chosen = mapping ?? outline.mapping;
      const rows: PreviewedRow[] = [];
      for await (const item of this.reader.read(importer, source, chosen)) {
        if (rows.push(toPreviewedRow(item)) === PREVIEWED_ROWS) break;
      }
      return { ...outline, mapping: chosen, format: importer.id, formats: able.map((each) => each.id), rows };
    });
  }

  /** Without a mapping, the one that the preview proposed. */
  async start(userId: string, id: string, { format, mapping: given }: StartImport): Promise<MemoryImport> {
    const draft = await this.findComplete(userId, id);
    const { mapping, bytesToRead } = await this.withSource(draft, async (source) => {
      const importer = (await importersOf(source)).find((each) => each.id === format);
      if (!importer) throw new UnreadableFile('The file is not of this format.');
      return { mapping: given ?? (await importer.preview(source)).mapping, bytesToRead: source.bytes };
    });
    if (mapping && !mapping.columns.includes('text')) throw new MappingWithoutText();
    return this.imports.queue(userId, id, { format, mapping, bytesToRead });
  }

  private async withSource<T>(draft: ImportRow, read: (source: Source) => Promise<T>): Promise<T> {
    const source = await this.reader.open(draft);
    try {
      return await read(source);
    } finally {
      source.close();
    }
  }

  private async findDraft(userId: string, id: string): Promise<ImportRow> {
    const row = await this.imports.find(userId, id);
    if (row.status !== 'draft') throw new ImportElsewhere('This import was started already.');
    return row;
  }

  private async findComplete(userId: string, id: string): Promise<ImportRow> {
    const row = await this.findDraft(userId, id);
    if ((await this.uploads.size(id)) < row.fileBytes) throw new UploadIncomplete();
    return row;
  }
}

async function* within(part: AsyncIterable<Buffer>, maxBytes: number): AsyncIterable<Buffer> {
  let left = maxBytes;
  for await (const chunk of part) {
    left -= chunk.length;
    if (left < 0) throw new UploadOutOfPlace();
    yield chunk;
  }
}
