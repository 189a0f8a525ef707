import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { WIDGET_UI } from 'firebase-tools/lib/emulator/auth/widget_ui.js';

export const GAPI_PATH = '/gapi-lite.js';

const PAGES = new Set(['/emulator/auth/handler', '/emulator/auth/iframe']);
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/;

/** The popup's script as the vendor ships it. The page mixes in users' names unescaped, so no other script may run. */
const widgetScript = hashOf(WIDGET_UI);

export function isEmulatorPage(path: string): boolean {
  return PAGES.has(path);
}

/** Makes the sign-in pages of popup and redirect need nothing from the internet, and gives them a policy of their own. */
export function serveOffline(response: ServerResponse): void {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.end = (...[chunk, ...rest]: unknown[]): ServerResponse => {
    if (typeof chunk !== 'string') return end(chunk, ...rest);
    const html = withoutForeignLinks(chunk);
    if (!response.headersSent) {
      for (const [name, value] of Object.entries(pageHeaders(html))) response.setHeader(name, value);
    }
    return end(html, ...rest);
  };
}

function withoutForeignLinks(html: string): string {
  return html
    .replace('https://apis.google.com/js/api.js', GAPI_PATH)
    .replace(/<link href="https:[^>]*>\n?/g, '')
    .replace(/<script src="https:\/\/unpkg\.com[^>]*><\/script>\n?/g, '');
}

function pageHeaders(html: string): Record<string, string> {
  // The helper frame is a constant page, so its own script may be trusted; the widget is not.
  const script = html.includes('<div id="content">') ? widgetScript : hashOf(html);
  return {
    'Content-Security-Policy': `default-src 'none'; script-src 'self' ${script}; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'self'; frame-ancestors 'self'; base-uri 'none'`,
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'X-Frame-Options': 'SAMEORIGIN',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  };
}

function hashOf(html: string): string {
  const script = INLINE_SCRIPT.exec(html)?.[1] ?? '';
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
