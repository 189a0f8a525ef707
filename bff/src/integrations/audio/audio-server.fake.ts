import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface AudioRequest {
  path: string;
  headers: IncomingHttpHeaders;
  /** As bytes of one character each: a sound is no UTF-8. */
  body: string;
}

/** What the server does with a request instead of answering it properly; undefined: nothing unusual. */
type Mischief = (
  request: AudioRequest,
) => { status: number; type?: string; body: string } | 'silence' | undefined;

/** A server that speaks OpenAI's `POST /audio/transcriptions` and `POST /audio/speech`. */
export class FakeAudioServer {
  readonly requests: AudioRequest[] = [];
  heard = 'Turn on the light.';
  mischief: Mischief = () => undefined;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FakeAudioServer> {
    const server = createServer();
    const fake = new FakeAudioServer(server);
    server.on('request', (request, response) => {
      const { url = '', headers } = request;
      // One that breaks off has no answer.
      void buffer(request).then(
        (body) => fake.answer({ path: url, headers, body: body.toString('latin1') }, response),
        () => undefined,
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return fake;
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}/v1`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(request: AudioRequest, response: ServerResponse): void {
    this.requests.push(request);
    const unusual = this.mischief(request);
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
