import { MAX_INTEGER } from '../../../../common/http/integer.js';
import { createHash } from 'node:crypto';
import { normalised } from '../../../../common/language/normalised.js';
import { MEMORY_KINDS } from '../../memory-fields.dto.js';
import { type FoundMemory, type SkippedRow } from './importer.js';
import { storable as storableDate } from './read-date.js';
import { type RestoredMemory } from './restored-memory.js';

type MemoryKind = (typeof MEMORY_KINDS)[number];

/** A memory that can be kept as it is. */
export interface ImportedMemory {
  row: number;
  file: string;
  /** The same content of the same kind of file is the same memory, whenever it is read. */
  key: string;
  text: string;
  kind: MemoryKind;
  tags: string[];
  importance: number;
  happenedAt: Date | null;
  author: string | null;
  thread: string | null;
  seq: number | null;
  externalId: string | null;
  names: readonly string[];
  links: readonly string[];
  remark: string | undefined;
  restored: RestoredMemory | undefined;
}

export const MAX_TEXT_LENGTH = 20_000;
/** A longer text is no note; one of this length becomes fifty memories. */
export const MAX_FOUND_LENGTH = 1_000_000;
const MAX_TAGS = 20;
const MAX_TAG_LENGTH = 50;
const MAX_NAME_LENGTH = 200;
const NORMAL_IMPORTANCE = 2;
const CONTROL_CHARACTERS = /[^\P{Cc}\n\t]/gu;

/** Makes what was found fit: cleaned, within every limit of a memory, a long text in several parts of one thread. */
export function toImported(format: string, found: FoundMemory): (ImportedMemory | SkippedRow)[] {
  const { row, file } = found;
  if (found.text.length > MAX_FOUND_LENGTH)
    return [{ row, file, reason: 'It is longer than 1,000,000 characters.' }];
  const text = clean(found.text);
  if (text === '') return [{ row, file, reason: 'It has no words.' }];
  const happenedAt = found.occurredAt ? (storableDate(found.occurredAt) ?? null) : null;
  const tags = cleanTags(found.tags ?? []);
  const same = {
    row,
    file,
    kind: isKind(found.kind) ? found.kind : ('note' as const),
    tags,
    importance: isImportance(found.importance) ? found.importance : NORMAL_IMPORTANCE,
    happenedAt,
    author: shortName(found.author),
    externalId: shortName(found.externalId),
    links: found.links ?? [],
    restored: found.restored,
  };
  const place = { thread: shortName(found.thread), seq: isSeq(found.seq) ? found.seq : null };
  const identity =
    found.identity ??
    JSON.stringify([text, happenedAt, same.author, place, tags, same.kind, same.externalId]);
  const remark = remarkOn(found, text, { happenedAt, tags });
  const parts = inParts(text);
  return parts.map((part, index) => ({
    ...same,
    ...(parts.length > 1 && place.thread === null ? { thread: keyOf(format, identity), seq: index } : place),
    key: keyOf(format, identity, index),
    text: part,
    names: index === 0 ? (found.names ?? []) : [],
    links: index === 0 ? same.links : [],
    remark: index === 0 ? remark : undefined,
  }));
}

export function clean(text: string): string {
  const plain = text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(CONTROL_CHARACTERS, '');
  return normalised(plain, 'NFC').trim();
}

function cleanTags(tags: readonly string[]): string[] {
  const cleaned = tags
    .slice(0, MAX_TAGS * 10)
    .map((tag) => clean(tag).replaceAll('\n', ' ').slice(0, MAX_TAG_LENGTH));
  return [...new Set(cleaned.map((tag) => tag.toWellFormed().trim()).filter(Boolean))].slice(0, MAX_TAGS);
}

/** Cut where a paragraph, a line or at least a word ends. */
function inParts(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > MAX_TEXT_LENGTH) {
    const head = rest.slice(0, MAX_TEXT_LENGTH);
    const end = ['\n\n', '\n', '. ', ' ']
      .map((mark) => head.lastIndexOf(mark) + mark.trimEnd().length)
      .find((at) => at > MAX_TEXT_LENGTH / 2);
    // Not through the middle of a character.
    const cut = end ?? (isHighSurrogate(head) ? MAX_TEXT_LENGTH - 1 : MAX_TEXT_LENGTH);
    parts.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return [...parts, rest].filter(Boolean);
}

function isHighSurrogate(text: string): boolean {
  return /[\uD800-\uDBFF]$/.test(text);
}

function remarkOn(
  found: FoundMemory,
  text: string,
  kept: { happenedAt: Date | null; tags: string[] },
): string | undefined {
  const remarks = [
    found.remark,
    text.includes('\uFFFD') ? 'Some characters could not be read; \uFFFD stands in their place.' : undefined,
    found.occurredAt && !kept.happenedAt
      ? 'Its date is outside of the years 1 to 9999 and was left out.'
      : undefined,
    kept.tags.length === MAX_TAGS && (found.tags?.length ?? 0) > MAX_TAGS
      ? 'Only its first 20 tags were kept.'
      : undefined,
  ];
  return remarks.filter((remark) => remark !== undefined).join(' ') || undefined;
}

function keyOf(...parts: (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

function shortName(name: string | undefined): string | null {
  const cleaned = clean(name ?? '')
    .slice(0, MAX_NAME_LENGTH)
    .toWellFormed();
  return cleaned === '' ? null : cleaned;
}

function isKind(kind: string | undefined): kind is MemoryKind {
  return MEMORY_KINDS.some((known) => known === kind);
}

function isImportance(importance: number | undefined): importance is number {
  return importance === 1 || importance === 2 || importance === 3;
}

function isSeq(seq: number | undefined): seq is number {
  return seq !== undefined && Number.isInteger(seq) && seq >= 0 && seq <= MAX_INTEGER;
}
