import { createServer, type Server } from 'node:net';
import { type AddressInfo } from 'node:net';
import { testEnv } from '../../../testing/env.js';
import { Mailer } from './mailer.js';

/** As much of SMTP as a letter needs. */
function mailServer(received: string[]): Promise<Server> {
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 test ESMTP\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      received.push(text);
      if (isData) {
        if (!text.includes('\r\n.\r\n')) return;
        isData = false;
        socket.write('250 kept\r\n');
      } else if (text.startsWith('DATA')) {
        isData = true;
        socket.write('354 go on\r\n');
      } else socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
    });
    socket.on('error', () => undefined);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

describe('the mailer', () => {
  const letter = { to: 'ana@example.com', subject: 'Choose a new password', text: 'http://localhost/x' };

  it('sends a letter to one address by SMTP', async () => {
    const received: string[] = [];
    const server = await mailServer(received);
    const { port } = server.address() as AddressInfo;
    const mailer = new Mailer(
      testEnv({ MAIL_URL: `smtp://127.0.0.1:${String(port)}`, MAIL_FROM: 'Twyn <twyn@example.com>' }),
    );
    expect(mailer.isSetUp).toBe(true);
    await mailer.send({ ...letter, to: 'ana@example.com>, <all@example.org' });
    await mailer.send(letter);
    const text = received.join('');
    expect(text).toContain('RCPT TO:<ana@example.com>');
    expect(text).not.toContain('RCPT TO:<all@example.org>');
    expect(text).toContain('Subject: Choose a new password');
    expect(text).toContain('http://localhost/x');
    server.close();
  });

  it('K2: throws nothing and logs no address where the mail server does not answer', async () => {
    const logged: unknown[] = [];
    const mailer = new Mailer(testEnv({ MAIL_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'twyn@example.com' }));
    Object.assign(mailer, { logger: { error: (line: unknown) => logged.push(line) } });
    await mailer.send(letter);
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain('ana@');
  });

  it('is not set up without a server', () => {
    expect(new Mailer(testEnv()).isSetUp).toBe(false);
  });
});
