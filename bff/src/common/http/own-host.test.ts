import { type Request, type Response } from 'express';
import { ownHostOnly } from './own-host.js';

const answers = ownHostOnly('twyn.example', ['twyn.home.arpa']);

function statusFor(host: string | undefined): number {
  const next = vi.fn<(error?: { status: number }) => void>();
  void answers({ headers: { host } } as Request, {} as Response, next as never);
  return next.mock.lastCall?.[0]?.status ?? 200;
}

describe('C3 a request', () => {
  it.each([
    'twyn.example',
    'TWYN.example:443',
    'twyn.example.',
    'localhost:8080',
    '127.0.0.1:8081',
    '[::1]:8080',
    '[::1]',
    'twyn.home.arpa:8080',
  ])('to %s is ours', (host) => expect(statusFor(host)).toBe(200));

  it.each([
    undefined,
    '',
    'evil.example',
    'twyn.example.evil.example',
    'twyn.example@evil.example',
    'localhost.evil.example',
    '192.168.1.5:8080',
    ':8080',
    '169.254.169.254',
  ])('to %s is refused', (host) => expect(statusFor(host)).toBe(421));
});
