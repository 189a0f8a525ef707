import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';

/** A server of the tests’ own on this machine, at the addresses that OpenAI’s API has. */
export abstract class FakeOpenAiServer {
  private readonly server = createServer((request, response) => void this.respond(request, response));

  /** Port 0 takes any that is free. */
  static async start<Fake extends FakeOpenAiServer>(this: new () => Fake, port = 0): Promise<Fake> {
    const fake = new this();
    await new Promise<void>((resolve) => fake.server.listen(port, '127.0.0.1', resolve));
    return fake;
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}/v1`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  protected abstract respond(request: IncomingMessage, response: ServerResponse): Promise<void>;
}
