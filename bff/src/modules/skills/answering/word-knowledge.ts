import { Injectable } from '@nestjs/common';
import { WordVectors } from '../../../integrations/embeddings/word-vectors.js';
import { type WordKnowledge } from './find-answers.js';

/** The table of word vectors is ordered by how often words are used; the first ones are in every text. */
const COMMON_WORDS = 2_000;

@Injectable()
export class VectorKnowledge implements WordKnowledge {
  constructor(private readonly vectors: WordVectors) {}

  similarity(one: string, other: string): number {
    const [row, otherRow] = [this.vectors.find(one), this.vectors.find(other)];
    return row === undefined || otherRow === undefined ? 0 : this.vectors.similarity(row, otherRow);
  }

  isCommon(word: string): boolean {
    return (this.vectors.find(word) ?? COMMON_WORDS) < COMMON_WORDS;
  }
}
