import { connect, type Socket } from 'node:net';
import { Controller, Get } from '@nestjs/common';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { z } from 'zod';
import { startControllers } from '../../testing/app.js';
import { Public } from '../auth/public.decorator.js';
import { Returns } from './contract.js';

const SLOW = 500;

@Public()
@Controller('things')
class ThingsController {
  @Get()
  @Returns(z.object({ id: z.string() }))
  getThing(): { id: string } {
    return { id: 'x' };
  }
}

describe('five hundred connections that say almost nothing', () => {
  let app: NestExpressApplication;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    app = await startControllers({ controllers: [ThingsController] });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await app.close();
  });

  it('I2: hold up nobody else, and are given up after the time for a request', async () => {
    const url = await app.getUrl();
    const port = Number(new URL(url).port);
    await Promise.all(
      Array.from({ length: SLOW }, async () => {
        const socket = connect(port, '127.0.0.1');
        sockets.push(socket);
        socket.on('error', () => undefined);
        await new Promise((resolve) => socket.once('connect', resolve));
        socket.write('POST /api/things HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\nX-');
      }),
    );
    for (let request = 0; request < 20; request += 1) {
      expect((await fetch(`${url}/api/things`, { headers: { connection: 'close' } })).status).toBe(200);
    }
    // Node looks for them every half minute; nobody waits for that here.
    const { requestTimeout, headersTimeout } = app.getHttpServer();
    expect([requestTimeout, headersTimeout > 0]).toEqual([30_000, true]);
  });
});
