import { Inject, Injectable } from '@nestjs/common';
import { terms } from '../../../common/language/terms.js';
import { EMBEDDER, type Embedder } from '../../../integrations/embeddings/embedder.js';
import { type IndexEntry } from '../memory.rows.js';
import { passagesOf } from '../search/passages.js';

/** What is written beside a memory as it is captured, so that a search finds it at once. */
@Injectable()
export class IndexEntries {
  constructor(@Inject(EMBEDDER) private readonly embedder: Embedder) {}

  async addTo<T extends { text: string }>(written: readonly T[]): Promise<(T & { index: IndexEntry })[]> {
    const passages = written.map(({ text }) => passageTexts(text));
    const vectors = await this.embedder.embed(passages.flat());
    let reached = 0;
    return written.map((each, i) => {
      const start = reached;
      reached += passages[i]?.length ?? 0;
      const { model } = this.embedder;
      return { ...each, index: { terms: terms(each.text), model, vectors: vectors.slice(start, reached) } };
    });
  }
}

export function passageTexts(text: string): string[] {
  return passagesOf(text).map(({ start, end }) => text.slice(start, end));
}
