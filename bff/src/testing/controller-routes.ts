import { type ModuleMetadata } from '@nestjs/common';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { startControllers } from './app.js';
import { browser, type Browser } from './requests.js';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
/** How a route is called, with a body that it would take. */
export type Route = [method: Method, path: string, body?: object];

/**
 * The routes of some controllers whose services are faked: inside of a `describe`, it tests that each is nobody's without
 * a session, and gives a browser for the tests that follow, signed in.
 */
export function controllerRoutes(parts: ModuleMetadata, routes: readonly Route[]): () => Browser {
  let app: NestExpressApplication;
  let signedOut: NestExpressApplication;
  beforeAll(async () => {
    app = await startControllers(parts);
    signedOut = await startControllers(parts, null);
  });
  afterAll(() => Promise.all([app.close(), signedOut.close()]));

  it.each<Route>(routes)('%s %s is nobody’s without a session', async (method, path, body) => {
    const { status } = await browser(signedOut)[method](path).send(body);
    expect(status).toBe(401);
  });
  return () => browser(app);
}
