import { createHash } from 'node:crypto';
import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { words } from '../../common/language/tokens.js';
import { FakeOpenAiServer } from '../open-ai-server.fake.ts';

interface EmbeddingRequest {
  model: string;
  input: string[];
  dimensions?: number;
}

interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** What the server does with a request instead of answering it properly; undefined: nothing unusual. */
type FaultInjector = (request: EmbeddingRequest) => Answer | 'silence' | undefined;

const DIMENSIONS = 16;

/** A server that speaks OpenAI's `POST /embeddings`: texts lie close together that share words. */
export class FakeEmbeddingsServer extends FakeOpenAiServer {
  readonly requests: EmbeddingRequest[] = [];
  readonly headers: IncomingHttpHeaders[] = [];
  dimensions = DIMENSIONS;
  injectFault: FaultInjector = () => undefined;

  /** Every text that was asked for, in order, the first question about the dimension left out. */
  get texts(): string[] {
    return this.requests.flatMap(({ input }) => input).filter((text) => text !== 'dimension');
  }

  protected override async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await json(request);
    this.headers.push(request.headers);
    const answer = this.answer(body as EmbeddingRequest);
    if (answer === 'silence') return;
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(JSON.stringify(answer.body));
  }

  private answer(request: EmbeddingRequest): Answer | 'silence' {
    this.requests.push(request);
    const unusual = this.injectFault(request);
    if (unusual) return unusual;
    // Backwards: clients must go by the index.
    const data = request.input.map((text, index) => ({ index, embedding: this.vectorOf(text) })).reverse();
    return { status: 200, body: { data } };
  }

  private vectorOf(text: string): number[] {
    const places = words(text).map(
      (word) => createHash('sha1').update(word).digest().readUInt32BE() % this.dimensions,
    );
    return Array.from(
      { length: this.dimensions },
      (_, k) => 0.01 + places.filter((place) => place === k).length,
    );
  }
}
