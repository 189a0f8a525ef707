import { Injectable } from '@nestjs/common';
import { WordVectors } from '../../../integrations/embeddings/word-vectors.js';
import { Lexicon } from './lexicon.js';
import { type ReadText, readText } from './passage.js';

/** Characters of the texts in each half; what is read of them takes some ten times as many bytes. */
const MAX_LENGTH = 600_000;

/**
 * Texts that were read a moment ago: while somebody types, one search after the other ranks mostly the same memories.
 * What has not been asked for while as many others were is dropped.
 */
@Injectable()
export class ReadTexts {
  private readonly lexicon: Lexicon;
  private recent = new Map<string, ReadText>();
  private earlier = new Map<string, ReadText>();
  private length = 0;

  constructor(vectors: WordVectors) {
    this.lexicon = new Lexicon(vectors);
  }

  readonly read = (text: string): ReadText => {
    const known = this.recent.get(text);
    if (known) return known;
    const read = this.earlier.get(text) ?? readText(text, this.lexicon);
    this.remember(text, read);
    return read;
  };

  /** To be called when memories change or go: what was forgotten must not live on here. */
  forget(): void {
    this.recent.clear();
    this.earlier.clear();
    this.lexicon.forget();
    this.length = 0;
  }

  private remember(text: string, read: ReadText): void {
    if (this.length + text.length > MAX_LENGTH) {
      this.earlier = this.recent;
      this.recent = new Map();
      this.length = 0;
    }
    this.recent.set(text, read);
    this.length += text.length;
  }
}
