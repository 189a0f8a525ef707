import { z } from 'zod';
import { type CallReason } from '../../common/http/call-reason.js';
import { retryAfterOf } from '../retry-after.js';
import { requestServer, type ServerAddress } from '../server-request.js';
import { EmbeddingsUnavailable, TextRefused } from './embeddings.errors.js';

export interface EmbeddingServer extends ServerAddress {
  model: string;
  /** Asked of models that can shorten their vectors. */
  dimensions?: number | undefined;
}

const answer = z.object({
  data: z.array(z.object({ index: z.number().int(), embedding: z.array(z.number()) })),
});

/** What servers say of texts that they will never take. */
const REFUSALS = new Set([400, 413, 422]);
const MAX_REASON = 200;

/** One request, one vector for each text, in their order. */
export async function requestEmbeddings(
  { model, dimensions, ...server }: EmbeddingServer,
  texts: readonly string[],
  { reason, timeoutMs }: { reason: CallReason; timeoutMs: number },
): Promise<number[][]> {
  const response = await requestServer(server, '/embeddings', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model, input: texts, encoding_format: 'float', dimensions }),
    reason,
    timeoutMs,
  }).catch((error: unknown) => {
    throw new EmbeddingsUnavailable('The embedding server does not answer.', undefined, error);
  });
  if (!response.ok) throw await failureOf(response);
  return inOrder(await readAnswer(response), texts.length);
}

async function failureOf(response: Response): Promise<Error> {
  const reason = await reasonOf(response);
  if (REFUSALS.has(response.status)) return new TextRefused(reason);
  return new EmbeddingsUnavailable(
    `The embedding server answered ${String(response.status)}.`,
    retryAfterOf(response.headers.get('retry-after')),
  );
}

/** The server's own words, without what it may quote of the text behind them. */
async function reasonOf(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  const parsed = z
    .object({ error: z.union([z.string(), z.object({ message: z.string() })]) })
    .safeParse(parseJson(text));
  if (!parsed.success) return `The embedding server answered ${String(response.status)}.`;
  const { error } = parsed.data;
  return (typeof error === 'string' ? error : error.message).slice(0, MAX_REASON);
}

async function readAnswer(response: Response): Promise<z.output<typeof answer>['data']> {
  const text = await response.text().catch((error: unknown) => {
    throw new EmbeddingsUnavailable('The embedding server broke off.', undefined, error);
  });
  const parsed = answer.safeParse(parseJson(text));
  if (!parsed.success) throw new EmbeddingsUnavailable('The embedding server gave no embeddings.');
  return parsed.data.data;
}

function inOrder(data: z.output<typeof answer>['data'], count: number): number[][] {
  const byIndex = new Map(data.map(({ index, embedding }) => [index, embedding]));
  return Array.from({ length: count }, (_, index) => {
    const embedding = byIndex.get(index);
    if (!embedding) throw new EmbeddingsUnavailable('The embedding server left out a text.');
    return embedding;
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
