import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { setImmediate as soon, setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { FakeOpenAiServer } from '../open-ai-server.fake.ts';

interface ChatRequest {
  model: string;
  messages: { role: string; content?: string | null; tool_calls?: unknown[]; tool_call_id?: string }[];
  tools?: { function: { name: string; description: string; parameters: object } }[];
}

interface FakeCall {
  tool: string;
  /** The JSON as the model writes it, right or wrong. */
  input: string;
}

/** What the server does with a request; the shapes are those of OpenAI, Ollama and vLLM. */
export type FakeReply =
  | { shape: 'text'; pieces: string[] }
  /** A piece now and then, and the rest at once when somebody asks it to hurry. */
  | { shape: 'slow'; pieces: string[] }
  | { shape: 'calls'; calls: FakeCall[]; before?: string }
  /** OpenAI's own field for a model that will not answer. */
  | { shape: 'refusal'; text: string }
  | { shape: 'empty'; finish: 'stop' | 'content_filter' }
  | { shape: 'status'; status: number; headers?: Record<string, string> }
  /** The connection stands, and nothing comes, at once or after some text. */
  | { shape: 'silence'; pieces?: string[] }
  | { shape: 'break-off'; pieces: string[] };

type Chunk = Record<string, unknown>;

/** Between two pieces of one that is slow. */
const SLOW_MS = 300;
/** Longer than any test waits. */
const HELD_MS = 600_000;
const USAGE = { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 };
/** A part of a tool call's JSON, as servers cut it. */
const FRAGMENT = /.{1,7}/gsu;

/** A server that speaks OpenAI's `POST /chat/completions` and `GET /models`, and fails as real ones do. */
export class FakeModelServer extends FakeOpenAiServer {
  readonly requests: ChatRequest[] = [];
  readonly headers: IncomingHttpHeaders[] = [];
  /** What each request gets; a test sets it. */
  reply: (request: ChatRequest) => FakeReply = () => replyNamed(undefined);
  private readonly hurry = new AbortController();

  protected override async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    switch (request.url) {
      case '/v1/models':
        sendJson(response, 200, { object: 'list', data: [{ id: 'fake-small' }, { id: 'fake-large' }] });
        return;
      case '/v1/chat/completions': {
        const body = (await json(request)) as ChatRequest;
        this.headers.push(request.headers);
        this.requests.push(body);
        return send(response, this.reply(body), this.hurry.signal);
      }
      // Not of OpenAI's: ends what is told slowly.
      case '/v1/hurry':
        this.hurry.abort();
        sendJson(response, 200, {});
        return;
      default:
        sendJson(response, 404, { error: { message: 'There’s nothing here.' } });
    }
  }
}

/** For browser tests, whose server is a process of its own. */
function replyNamed(name: string | undefined): FakeReply {
  switch (name) {
    case 'slow':
      return { shape: 'slow', pieces: Array.from({ length: 100 }, (_, index) => `${String(index + 1)} `) };
    case 'silence':
      return { shape: 'silence' };
    case 'busy':
      return { shape: 'status', status: 429, headers: { 'retry-after': '1' } };
    default:
      return { shape: 'text', pieces: ['The model ', 'says so', ' [1].'] };
  }
}

async function send(response: ServerResponse, reply: FakeReply, hurry: AbortSignal): Promise<void> {
  if (reply.shape === 'status') {
    sendJson(response, reply.status, { error: { message: 'Not now.' } }, reply.headers);
    return;
  }
  if (reply.shape === 'silence' && !reply.pieces) return;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const chunks = chunksOf(reply);
  for (const [index, chunk] of chunks.entries()) {
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
    await (reply.shape === 'slow' ? pause(index < chunks.length / 2, hurry) : soon());
    if (response.destroyed) return;
  }
  if (reply.shape === 'silence') return;
  if (reply.shape === 'break-off') response.destroy();
  else response.end('data: [DONE]\n\n');
}

/** Half of it comes by time, the rest only when it is asked for: a slow machine never sees the end by chance. */
async function pause(isFirstHalf: boolean, hurry: AbortSignal): Promise<void> {
  await wait(isFirstHalf ? SLOW_MS : HELD_MS, undefined, { signal: hurry }).catch(() => undefined);
}

function chunksOf(reply: Exclude<FakeReply, { shape: 'status' }>): Chunk[] {
  const start = delta({ role: 'assistant', content: '' });
  switch (reply.shape) {
    case 'text':
    case 'slow':
      return [start, ...texts(reply.pieces), ...finish('stop')];
    case 'silence':
    case 'break-off':
      return [start, ...texts(reply.pieces ?? [])];
    case 'refusal':
      return [start, delta({ refusal: reply.text }), ...finish('stop')];
    case 'empty':
      return [start, ...finish(reply.finish)];
    case 'calls':
      return [
        start,
        ...texts(reply.before ? [reply.before] : []),
        ...reply.calls.flatMap(callChunks),
        ...finish('tool_calls'),
      ];
  }
}

/** The name first, then the JSON in pieces. */
function callChunks({ tool, input }: FakeCall, index: number): Chunk[] {
  const call = (part: object): Chunk => delta({ tool_calls: [{ index, ...part }] });
  const id = `call_${String(index)}`;
  return [
    call({ id, type: 'function', function: { name: tool, arguments: '' } }),
    ...(input.match(FRAGMENT) ?? []).map((fragment) => call({ function: { arguments: fragment } })),
  ];
}

function texts(pieces: readonly string[]): Chunk[] {
  return pieces.map((content) => delta({ content }));
}

function finish(reason: string): Chunk[] {
  return [chunk([{ index: 0, delta: {}, finish_reason: reason }]), { ...chunk([]), usage: USAGE }];
}

function delta(part: object): Chunk {
  return chunk([{ index: 0, delta: part, finish_reason: null }]);
}

function chunk(choices: object[]): Chunk {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_790_000_000,
    model: 'fake-small',
    choices,
  };
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

// `node language-model.fake.ts 11434 slow`, for tests that run the whole product.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , port = '0', name] = process.argv;
  const fake = await FakeModelServer.start(Number(port));
  fake.reply = () => replyNamed(name);
  process.stdout.write(`${fake.url}\n`);
}
