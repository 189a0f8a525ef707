import { Injectable } from '@nestjs/common';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { Clock } from '../../../common/clock.js';
import { knownZone } from '../../../common/http/time-zone.js';
import { Turns } from '../../../common/lifecycle/turns.js';
import { UnreadableFile } from '../../imports/import.errors.js';
import { ImportUploadsService } from '../../imports/import-uploads.service.js';
import { ImportsService } from '../../imports/imports.service.js';
import { type Source } from '../../imports/source/source.js';
import { UploadStore } from '../../imports/upload-store.js';
import { type ChosenReadings, checkMapping, mappingFor } from './chosen-reading.js';
import { readingImportersOf } from './formats/importers.js';
import { type ReadingImporter, type ReadingOutline } from './formats/reading-importer.js';
import {
  type PreviewReadingImport,
  type ReadingImport,
  type ReadingImportPreview,
  type StartReadingImport,
} from './reading-imports.dto.js';
import { toReadingImport } from './reading-imports.mapper.js';
import { readingsOf } from './reading-imports.service.js';
import { ReadingPreview } from './reading-preview.js';

/** How long a preview looks through a file; it says so where that was not enough. */
const LOOK_MS = 12_000;
const REMEMBERED = 50;

/** From the first byte of a file of readings to its start. */
@Injectable()
export class ReadingFilesService {
  constructor(
    private readonly imports: ImportsService,
    private readonly uploads: ImportUploadsService,
    private readonly store: UploadStore,
    private readonly clock: Clock,
  ) {}

  async write(
    userId: string,
    id: string,
    offset: number,
    part: AsyncIterable<Buffer>,
  ): Promise<ReadingImport> {
    return toReadingImport(await this.uploads.write(readingsOf(userId), id, offset, part));
  }

  preview(user: SessionUser, id: string, asked: PreviewReadingImport): Promise<ReadingImportPreview> {
    return this.look(user.id, id, async (source) => {
      const able = await readingImportersOf(source);
      const importer = able.find((each) => each.id === asked.format) ?? able[0];
      const outline = await this.outline(user.id, importer, source);
      const chosen = {
        timeZone: knownZone(asked.timeZone, user.timeZone),
        table: asked.mapping ?? outline.mapping,
      };
      const { found, isWhole } = await this.lookThrough(importer, source, chosen);
      return {
        ...found,
        isWhole,
        timeZone: chosen.timeZone,
        columns: outline.columns,
        warnings: outline.warnings,
        mapping: chosen.table,
        format: importer.id,
        formats: able.map((each) => each.id),
      };
    });
  }

  /** Without a mapping, the one that the preview proposed. */
  async start(user: SessionUser, id: string, asked: StartReadingImport): Promise<ReadingImport> {
    const chosen = await this.look(user.id, id, async (source) => {
      const importer = (await readingImportersOf(source)).find((each) => each.id === asked.format);
      if (!importer) throw new UnreadableFile('The file is not of this format.');
      const table = asked.mapping ?? (await this.outline(user.id, importer, source)).mapping;
      return { table, bytesToRead: source.bytes };
    });
    if (chosen.table) checkMapping(chosen.table);
    const mapping: ChosenReadings = {
      timeZone: knownZone(asked.timeZone, user.timeZone),
      table: chosen.table,
    };
    const { format } = asked;
    return toReadingImport(
      await this.imports.queue(user.id, id, { format, mapping, bytesToRead: chosen.bytesToRead }),
    );
  }

  /** A table with the heads of one before is proposed as that was read. */
  private async outline(userId: string, importer: ReadingImporter, source: Source): Promise<ReadingOutline> {
    const outline = await importer.outline(source);
    if (!outline.mapping) return outline;
    const before = await this.imports.mappings(readingsOf(userId), importer.id, REMEMBERED);
    return { ...outline, mapping: mappingFor(outline.columns, before) ?? outline.mapping };
  }

  private async lookThrough(
    importer: ReadingImporter,
    source: Source,
    { timeZone, table }: ChosenReadings,
  ): Promise<{ found: ReturnType<ReadingPreview['found']>; isWhole: boolean }> {
    const preview = new ReadingPreview();
    const turns = new Turns();
    const until = performance.now() + LOOK_MS;
    const how = { timeZone, mapping: table, now: this.clock.now(), position: 0, itemsRead: 0 };
    for await (const piece of importer.read(source, how)) {
      preview.add(piece);
      if (performance.now() > until) return { found: preview.found(), isWhole: false };
      await turns.next();
    }
    return { found: preview.found(), isWhole: true };
  }

  private look<T>(userId: string, id: string, read: (source: Source) => Promise<T>): Promise<T> {
    const open = (draft: { id: string; fileName: string }): Promise<Source> =>
      this.store.open(draft, { isBinaryTaken: true });
    return this.uploads.look(readingsOf(userId), id, open, read);
  }
}
