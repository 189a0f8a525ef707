import { createHash } from 'node:crypto';
import { type EmbeddingSpace, type RemoteEmbedder } from './embedder.js';
import { EmbeddingsUnavailable } from './embeddings.errors.js';
import { type EmbeddingServer, requestEmbeddings } from './openai-request.js';
import { retryWithBackoff } from './retry-with-backoff.js';
import { normalise } from './word-vectors.js';

export interface OpenAiSettings extends EmbeddingServer {
  queryPrefix: string;
  documentPrefix: string;
}

const BATCH = 64;
const ASKING = { reason: 'search', timeoutMs: 2_000 } as const;
const READING = { reason: 'index', timeoutMs: 60_000 } as const;

/** Any server that speaks OpenAI's `POST /embeddings`: OpenAI itself, Ollama, vLLM, Text Embeddings Inference. */
export class OpenAiEmbedder implements RemoteEmbedder {
  private known: EmbeddingSpace | undefined;

  constructor(private readonly settings: OpenAiSettings) {}

  get url(): string {
    return this.settings.url;
  }

  get space(): EmbeddingSpace | undefined {
    return this.known;
  }

  async open(): Promise<EmbeddingSpace> {
    return (this.known ??= this.describe(await this.probe()));
  }

  async embedDocuments(texts: readonly string[]): Promise<Float32Array[]> {
    await this.open();
    const vectors: Float32Array[] = [];
    for (let start = 0; start < texts.length; start += BATCH) {
      const batch = texts.slice(start, start + BATCH).map((text) => this.settings.documentPrefix + text);
      vectors.push(...(await retryWithBackoff(() => this.request(batch, READING))));
    }
    return vectors;
  }

  async embedQuery(text: string): Promise<Float32Array> {
    const [vector] = await this.request([this.settings.queryPrefix + text], ASKING);
    if (!vector) throw new EmbeddingsUnavailable('The embedding server gave no vector.');
    return vector;
  }

  private async probe(): Promise<number> {
    const [vector] = await this.request(['dimension'], READING);
    return vector?.length ?? 0;
  }

  /** Prefixes are part of the name: the same text with another one is another point. */
  private describe(dimensions: number): EmbeddingSpace {
    const { model, queryPrefix, documentPrefix } = this.settings;
    const prefixes = JSON.stringify([queryPrefix, documentPrefix]);
    const suffix = queryPrefix + documentPrefix === '' ? '' : `+${shortHash(prefixes)}`;
    return { model: `openai-compatible/${model}@${String(dimensions)}${suffix}`, dimensions };
  }

  private async request(
    texts: readonly string[],
    call: typeof ASKING | typeof READING,
  ): Promise<Float32Array[]> {
    const vectors = await requestEmbeddings(this.settings, texts, call);
    const expected = this.known?.dimensions ?? this.settings.dimensions;
    for (const { length } of vectors) {
      if (length === 0 || (expected !== undefined && length !== expected)) {
        throw new EmbeddingsUnavailable(
          `The embedding server gave ${String(length)} dimensions, not ${String(expected ?? 'any')}.`,
        );
      }
    }
    return vectors.map((vector) => normalise(Float32Array.from(vector)));
  }
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
