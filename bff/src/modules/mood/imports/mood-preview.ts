import { shorten } from '../../../common/language/shorten.js';
import { type SkippedRow } from '../../imports/source/table-rows.js';
import { type ImportedMood } from './formats/checked-mood.js';
import { isSkippedMood } from './formats/mood-importer.js';
import { type MoodImportPreview, PREVIEWED_MOODS, PREVIEWED_REASONS } from './mood-imports.dto.js';

const NOTE_LENGTH = 120;

type Found = Pick<MoodImportPreview, 'entries' | 'from' | 'to' | 'steps' | 'rows' | 'skipped' | 'reasons'>;

/** Counts what a file holds, without keeping more of it than is shown. */
export class MoodPreview {
  private readonly reasons = new Map<string, number>();
  private readonly rows: MoodImportPreview['rows'] = [];
  private readonly steps = [0, 0, 0, 0, 0];
  private entries = 0;
  private skipped = 0;
  private from = Infinity;
  private to = -Infinity;

  add(item: ImportedMood | SkippedRow): void {
    if (isSkippedMood(item)) {
      this.skipped += 1;
      this.reasons.set(item.reason, (this.reasons.get(item.reason) ?? 0) + 1);
      return;
    }
    const { row, at, mood, word, note, tags } = item;
    this.entries += 1;
    this.steps[mood - 1] = (this.steps[mood - 1] ?? 0) + 1;
    this.from = Math.min(this.from, at.getTime());
    this.to = Math.max(this.to, at.getTime());
    if (this.rows.length === PREVIEWED_MOODS) return;
    const shown = note === null ? null : shorten(note, NOTE_LENGTH);
    this.rows.push({ row, at: at.toISOString(), mood, word, note: shown, tags });
  }

  found(): Found {
    const { entries, steps, rows, skipped } = this;
    const reasons = [...this.reasons].sort(([, a], [, b]) => b - a).slice(0, PREVIEWED_REASONS);
    return {
      ...{ entries, steps, rows, skipped },
      from: entries > 0 ? new Date(this.from).toISOString() : null,
      to: entries > 0 ? new Date(this.to).toISOString() : null,
      reasons: reasons.map(([reason, count]) => ({ reason, count })),
    };
  }
}
