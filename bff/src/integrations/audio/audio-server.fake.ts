import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { FakeOpenAiServer } from '../open-ai-server.fake.ts';

interface AudioRequest {
  path: string;
  headers: IncomingHttpHeaders;
  /** As bytes of one character each: a sound is no UTF-8. */
  body: string;
}

/** What the server does with a request instead of answering it properly; undefined: nothing unusual. */
type FaultInjector = (
  request: AudioRequest,
) => { status: number; type?: string; body: string } | 'silence' | undefined;

/** A server that speaks OpenAI's `POST /audio/transcriptions` and `POST /audio/speech`. */
export class FakeAudioServer extends FakeOpenAiServer {
  readonly requests: AudioRequest[] = [];
  heard = 'Turn on the light.';
  injectFault: FaultInjector = () => undefined;

  protected override async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = '', headers } = request;
    // One that breaks off has no answer.
    const body = await buffer(request).catch(() => undefined);
    if (body) this.answer({ path, headers, body: body.toString('latin1') }, response);
  }

  private answer(request: AudioRequest, response: ServerResponse): void {
    this.requests.push(request);
    const unusual = this.injectFault(request);
    if (unusual === 'silence') return;
    if (unusual) send(response, unusual);
    else if (request.path === '/v1/audio/speech')
      send(response, { status: 200, type: 'audio/mpeg', body: 'ID3sound' });
    else send(response, { status: 200, body: JSON.stringify({ text: ` ${this.heard}\n` }) });
  }
}

function send(
  response: ServerResponse,
  { status, type = 'application/json', body }: { status: number; type?: string; body: string },
): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}
