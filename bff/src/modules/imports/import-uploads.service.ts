import { Injectable } from '@nestjs/common';
import { ImportElsewhere, UploadIncomplete, UploadOutOfPlace } from './import.errors.js';
import { type ImportState } from './imports.mapper.js';
import { type ImportRow } from './imports.rows.js';
import { ImportsService, type Owner } from './imports.service.js';
import { type Source } from './source/source.js';
import { UploadStore } from './upload-store.js';

/** From the first byte of a file to its last: it arrives in parts, and is looked at before its import begins. */
@Injectable()
export class ImportUploadsService {
  constructor(
    private readonly imports: ImportsService,
    private readonly uploads: UploadStore,
  ) {}

  /** A part may be sent again, but leaves no gap and never goes beyond the size that was announced. */
  async write(owner: Owner, id: string, offset: number, part: AsyncIterable<Buffer>): Promise<ImportState> {
    const row = await this.findDraft(owner, id);
    if (offset > (await this.uploads.size(id))) throw new UploadOutOfPlace();
    await this.uploads.write(id, offset, within(part, row.fileBytes - offset));
    return { row, receivedBytes: await this.uploads.size(id) };
  }

  /** Looks into a file that has arrived completely and was not started yet. */
  async look<T>(
    owner: Owner,
    id: string,
    open: (draft: ImportRow) => Promise<Source>,
    read: (source: Source) => Promise<T>,
  ): Promise<T> {
    const source = await open(await this.findComplete(owner, id));
    try {
      return await read(source);
    } finally {
      source.close();
    }
  }

  private async findDraft(owner: Owner, id: string): Promise<ImportRow> {
    const row = await this.imports.find(owner, id);
    if (row.status !== 'draft') throw new ImportElsewhere('This import was started already.');
    return row;
  }

  private async findComplete(owner: Owner, id: string): Promise<ImportRow> {
    const row = await this.findDraft(owner, id);
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
