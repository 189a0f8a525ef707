import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { type TwinLine } from '../profile/profile.dto.js';
import { ProfileService } from '../profile/profile.service.js';
import { countWords, sayInStyle } from './say-in-style.js';
import {
  type StylePreview,
  type StylePreviewQuery,
  type TwinStyle,
  type TwinVersion,
  type TwinVersions,
} from './style.dto.js';
import { TwinVersionConflict, TwinVersionNotFound } from './style.errors.js';
import { StyleRepository, type VersionRow } from './style.repository.js';

const USUAL: TwinStyle = { length: 50, warmth: 50, formality: 50, humour: 0, language: 'auto' };
const QUESTION = 'What do you know about me?';
/** Two versions are told apart by three facts as well as by thirty. */
const FACTS = 3;
/** Where nothing is known yet, so that the styles can be compared all the same. */
const NO_FACTS = 'You have told me nothing of yourself yet.';

/** How the twin speaks, in versions: the newest is how it speaks now. */
@Injectable()
export class StyleService {
  constructor(
    private readonly versions: StyleRepository,
    private readonly profile: ProfileService,
    private readonly clock: Clock,
  ) {}

  /** The current style and all that were saved. */
  async list(userId: string): Promise<TwinVersions> {
    const rows = await this.versions.findAll(userId);
    const [newest] = rows;
    const current = newest ? { ...styleOf(newest), number: newest.number } : { ...USUAL, number: 0 };
    return { current, usual: USUAL, items: rows.map(toVersion) };
  }

  /** The style that holds now. */
  async current(userId: string): Promise<TwinStyle> {
    const { current } = await this.list(userId);
    return styleOf(current);
  }

  /** Throws `TwinVersionConflict` where another was saved at the same moment. */
  save(userId: string, style: TwinStyle): Promise<TwinVersion> {
    return this.add(userId, style, null);
  }

  /** Makes an earlier version the newest again. Throws `TwinVersionNotFound`. */
  async restore(userId: string, id: string): Promise<TwinVersion> {
    const row = await this.versions.find(userId, id);
    if (!row) throw new TwinVersionNotFound();
    return this.add(userId, styleOf(row), row.number);
  }

  /** The same answer in two styles; nothing is saved. Throws `TwinVersionNotFound`. */
  async preview(userId: string, { against, ...style }: StylePreviewQuery): Promise<StylePreview> {
    const before = await this.styleBefore(userId, against);
    const { lines } = await this.profile.read(userId);
    const told = [...lines.filter(isOfOwner), ...lines.filter((line) => !isOfOwner(line))].slice(0, FACTS);
    const facts = told.map(({ text }) => text);
    const answer = (version: number | null, of: TwinStyle): StylePreview['before'] => {
      // A style frames what is known, and nothing has no source.
      const text = facts.length > 0 ? sayInStyle(facts, of) : NO_FACTS;
      return { version, text, words: countWords(text) };
    };
    return {
      question: QUESTION,
      before: answer(before.number, before),
      after: answer(null, style),
      sources: told.flatMap(({ evidence: [newest] }) =>
        newest ? [{ memoryId: newest.memoryId, title: newest.title }] : [],
      ),
    };
  }

  private async styleBefore(userId: string, id: string | undefined): Promise<TwinStyle & { number: number }> {
    if (id === undefined) return (await this.list(userId)).current;
    const row = await this.versions.find(userId, id);
    if (!row) throw new TwinVersionNotFound();
    return row;
  }

  private async add(userId: string, style: TwinStyle, restoredFrom: number | null): Promise<TwinVersion> {
    const version = { ...style, id: crypto.randomUUID(), restoredFrom, createdAt: this.clock.now() };
    const row = await this.versions.add(userId, version);
    if (!row) throw new TwinVersionConflict();
    return toVersion(row);
  }
}

function isOfOwner({ about }: TwinLine): boolean {
  return about !== 'people';
}

function styleOf({ length, warmth, formality, humour, language }: TwinStyle): TwinStyle {
  return { length, warmth, formality, humour, language };
}

function toVersion({ createdAt, ...row }: VersionRow): TwinVersion {
  return { ...row, createdAt: createdAt.toISOString() };
}
