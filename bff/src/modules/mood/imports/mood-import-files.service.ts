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
import { LanguageService } from '../../language/language.service.js';
import { MoodMappingWithoutDay, MoodMappingWithoutMood } from '../mood.errors.js';
import { MoodWordsService } from '../words/mood-words.service.js';
import { foldWord, MoodCheck, numberIn, wordsIn } from './formats/checked-mood.js';
import { moodImportersOf } from './formats/importers.js';
import { isSkippedMood, type MoodImporter, type MoodItem } from './formats/mood-importer.js';
import { type ChosenMoods, type MoodMapping, SCALES } from './mood-formats.js';
import {
  MAX_IMPORT_WORDS,
  type MoodImport,
  type MoodImportPreview,
  type PreviewMoodImport,
  type StartMoodImport,
  toMoodImport,
} from './mood-imports.dto.js';
import { moodsOf } from './mood-imports.service.js';
import { MoodPreview } from './mood-preview.js';
import { proposedWords } from './mood-words-proposal.js';

/** How long a preview looks through a file; it says so where that was not enough. */
const LOOK_MS = 6_000;
const REMEMBERED = 50;

/** From the first byte of a file of moods to its start. */
@Injectable()
export class MoodImportFilesService {
  constructor(
    private readonly imports: ImportsService,
    private readonly uploads: ImportUploadsService,
    private readonly store: UploadStore,
    private readonly words: MoodWordsService,
    private readonly language: LanguageService,
    private readonly clock: Clock,
  ) {}

  async write(userId: string, id: string, offset: number, part: AsyncIterable<Buffer>): Promise<MoodImport> {
    return toMoodImport(await this.uploads.write(moodsOf(userId), id, offset, part));
  }

  preview(user: SessionUser, id: string, asked: PreviewMoodImport): Promise<MoodImportPreview> {
    return this.look(user.id, id, async (source) => {
      const able = await moodImportersOf(source);
      const importer = able.find((each) => each.id === asked.format) ?? able[0];
      const { columns, warnings } = importer.outline(source);
      const timeZone = knownZone(asked.timeZone, user.timeZone);
      const mapping = await this.mappingOf(user.id, { importer, source, timeZone }, asked.mapping);
      const check = new MoodCheck(mapping, this.clock.now());
      const preview = new MoodPreview();
      const isWhole = await lookThrough(importer.read(source, { timeZone, mapping }), (item) =>
        preview.add(check.check(item)),
      );
      return {
        ...preview.found(),
        ...{ isWhole, timeZone, columns, warnings, mapping, format: importer.id },
        formats: able.map((each) => each.id),
      };
    });
  }

  /** Without a mapping, the one that the preview proposed. */
  async start(user: SessionUser, id: string, asked: StartMoodImport): Promise<MoodImport> {
    const timeZone = knownZone(asked.timeZone, user.timeZone);
    const chosen = await this.look(user.id, id, async (source) => {
      const importer = (await moodImportersOf(source)).find((each) => each.id === asked.format);
      if (!importer) throw new UnreadableFile('The file is not of this format.');
      const read = asked.mapping ?? (await this.mappingOf(user.id, { importer, source, timeZone }));
      if (importer.id === 'csv') checkColumns(read);
      return { read, bytesToRead: source.bytes };
    });
    const { bytesToRead, read } = chosen;
    const mapping: ChosenMoods = { timeZone, read };
    const { format } = asked;
    return toMoodImport(await this.imports.queue(user.id, id, { format, mapping, bytesToRead }));
  }

  /**
   * What is given, with the words that the file has besides; else as the file says of itself, and as one with the same heads
   * and the same words was read before.
   */
  private async mappingOf(
    userId: string,
    { importer, source, timeZone }: { importer: MoodImporter; source: Source; timeZone: string },
    given?: MoodMapping,
  ): Promise<MoodMapping> {
    const before = await this.before(userId, importer.id);
    const outline = importer.outline(source).mapping;
    const heads = outline.heads.join('\n');
    const same = before.find((each) => each.heads.join('\n') === heads);
    const base = given ?? { ...outline, ...(same && { ...same, words: [] }) };
    const there = new Set(base.words.map(({ word }) => foldWord(word)));
    const found = new Map<string, string>();
    let most = 0;
    await lookThrough(importer.read(source, { timeZone, mapping: base }), (item) => {
      if (isSkippedMood(item)) return;
      most = Math.max(most, numberIn(item) ?? 0);
      for (const word of wordsIn(item)) {
        const folded = foldWord(word);
        const isFull = there.size + found.size >= MAX_IMPORT_WORDS;
        if (!isFull && !there.has(folded) && !found.has(folded)) found.set(folded, word);
      }
    });
    const own = (await this.words.list(userId)).items;
    const known = { before, own, language: this.language };
    return {
      ...base,
      words: [...base.words, ...proposedWords(found.values(), known)],
      ...(!given && !same && { most: SCALES.find((each) => each >= most) ?? 100 }),
    };
  }

  private async before(userId: string, format: string): Promise<MoodMapping[]> {
    const chosen = await this.imports.mappings(moodsOf(userId), format, REMEMBERED);
    return chosen.map((each) => (each as ChosenMoods).read);
  }

  private look<T>(userId: string, id: string, read: (source: Source) => Promise<T>): Promise<T> {
    return this.uploads.look(moodsOf(userId), id, (draft) => this.store.open(draft), read);
  }
}

/** Whether it came to the end. */
async function lookThrough(items: AsyncIterable<MoodItem>, each: (item: MoodItem) => void): Promise<boolean> {
  const turns = new Turns();
  const until = performance.now() + LOOK_MS;
  for await (const item of items) {
    each(item);
    if (performance.now() > until) return false;
    await turns.next();
  }
  return true;
}

/** Throws where a table would give nothing. */
function checkColumns({ columns, otherwise }: MoodMapping): void {
  if (!columns.includes('time') && !columns.includes('date')) throw new MoodMappingWithoutDay();
  if (!columns.includes('mood') && !columns.includes('tags') && otherwise === null)
    throw new MoodMappingWithoutMood();
}
