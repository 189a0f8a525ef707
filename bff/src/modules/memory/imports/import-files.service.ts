import { Injectable } from '@nestjs/common';
import { UnreadableFile } from '../../imports/import.errors.js';
import { ImportUploadsService } from '../../imports/import-uploads.service.js';
import { ImportsService } from '../../imports/imports.service.js';
import { type Source } from '../../imports/source/source.js';
import { importersOf } from './formats/importers.js';
import { MappingWithoutText } from './import.errors.js';
import { ImportReader } from './import-reader.js';
import {
  type ImportPreview,
  type MemoryImport,
  type PreviewedRow,
  type PreviewImport,
  type StartImport,
} from './imports.dto.js';
import { toMemoryImport, toPreviewedRow } from './imports.mapper.js';
import { memoriesOf } from './memory-imports.service.js';

const PREVIEWED_ROWS = 20;

/** From the first byte of a file to its start: it arrives in parts, is looked at, and is queued. */
@Injectable()
export class ImportFilesService {
  constructor(
    private readonly imports: ImportsService,
    private readonly uploads: ImportUploadsService,
    private readonly reader: ImportReader,
  ) {}

  async write(
    userId: string,
    id: string,
    offset: number,
    part: AsyncIterable<Buffer>,
  ): Promise<MemoryImport> {
    return toMemoryImport(await this.uploads.write(memoriesOf(userId), id, offset, part));
  }

  async preview(userId: string, id: string, { format, mapping }: PreviewImport): Promise<ImportPreview> {
    return this.look(userId, id, async (source) => {
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
    const { mapping, bytesToRead } = await this.look(userId, id, async (source) => {
      const importer = (await importersOf(source)).find((each) => each.id === format);
      if (!importer) throw new UnreadableFile('The file is not of this format.');
      return { mapping: given ?? (await importer.preview(source)).mapping, bytesToRead: source.bytes };
    });
    if (mapping && !mapping.columns.includes('text')) throw new MappingWithoutText();
    return toMemoryImport(await this.imports.queue(userId, id, { format, mapping, bytesToRead }));
  }

  private look<T>(userId: string, id: string, read: (source: Source) => Promise<T>): Promise<T> {
    return this.uploads.look(memoriesOf(userId), id, (draft) => this.reader.open(draft), read);
  }
}
