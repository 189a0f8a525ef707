import { readFileSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { wordMap } from '../../../common/word-map.js';
import { playedNames } from '../simulated/played-names.js';
import { PlayedProvidersService } from '../simulated/played-providers.service.js';
import { framePage, windowPage } from '../simulated/window-page.js';

/** The build makes them of `bff/identity-emulator/browser`. */
const SCRIPTS = new URL('../../../browser/', import.meta.url);

const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

const scripts = wordMap<string>({
  '/gapi-lite.js': 'gapi-lite.js',
  '/emulator/auth/handler.js': 'simulated-window.js',
  '/emulator/auth/iframe.js': 'helper-frame.js',
});
const FRAME = '/emulator/auth/iframe';
const WINDOW = '/emulator/auth/handler';

/** Nothing from elsewhere, and nothing inside of the page itself, where names of people stand. */
const PAGE_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; base-uri 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

/** The window that plays a service, the frame through which it answers the page, and their scripts. */
@Injectable()
export class Pages {
  private readonly read = new Map<string, string | null>();

  constructor(private readonly played: PlayedProvidersService) {}

  has(path: string): boolean {
    return scripts.has(path) || path === FRAME || path === WINDOW;
  }

  serve(request: Request, response: Response): void {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(404).end();
      return;
    }
    const script = scripts.get(request.path);
    response.set(PAGE_HEADERS);
    if (script !== undefined) this.sendScript(script, response);
    else if (request.path === FRAME) response.type(HTML).send(framePage());
    else void this.sendWindow(request, response);
  }

  private async sendWindow(request: Request, response: Response): Promise<void> {
    const { providerId } = request.query;
    const name = typeof providerId === 'string' ? playedNames.get(providerId) : undefined;
    if (typeof providerId !== 'string' || name === undefined || !this.played.plays(providerId)) {
      response.status(404).type('text').send('This sign-in method isn’t enabled.');
      return;
    }
    try {
      response.type(HTML).send(windowPage(name, await this.played.known(providerId)));
    } catch {
      response.status(503).type('text').send('The server can’t be reached. Try again in a moment.');
    }
  }

  private sendScript(name: string, response: Response): void {
    const text = this.textOf(name);
    if (text === null) response.status(404).end();
    else response.type(SCRIPT).send(text);
  }

  private textOf(name: string): string | null {
    const known = this.read.get(name);
    if (known !== undefined) return known;
    const text = readScript(name);
    this.read.set(name, text);
    return text;
  }
}

/** Null where the product was not built, as in a test. */
function readScript(name: string): string | null {
  try {
    return readFileSync(new URL(name, SCRIPTS), 'utf8');
  } catch {
    return null;
  }
}
