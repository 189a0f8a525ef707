import { Injectable } from '@nestjs/common';
import { type ImportRow } from '../../imports/imports.rows.js';
import { type Source } from '../../imports/source/source.js';
import { UploadStore } from '../../imports/upload-store.js';
import { TextWorkers } from '../text-workers/text-workers.js';
import { type Importer, type SkippedRow } from './formats/importer.js';
import { readAll } from './formats/importers.js';
import { type ImportedMemory } from './formats/storable.js';
import { type ImportMapping } from './import-formats.js';

/** Opens what was uploaded and reads it row by row, long rows beside the requests. */
@Injectable()
export class ImportReader {
  constructor(
    private readonly uploads: UploadStore,
    private readonly workers: TextWorkers,
  ) {}

  open(job: ImportRow): Promise<Source> {
    return this.uploads.open(job);
  }

  read(
    importer: Importer,
    source: Source,
    mapping: ImportMapping | null,
  ): AsyncIterable<ImportedMemory | SkippedRow> {
    return readAll(importer, source, { mapping, run: this.workers.run.bind(this.workers) });
  }
}
