import express from 'express';
import supertest from 'supertest';
import { responseHeaders } from './response-headers.js';
import { sendFile } from './send-file.js';

describe('a file that a user wrote', () => {
  it('H4: is kept, not shown: an attachment of a fixed type and a name of ours, under a policy that runs nothing', async () => {
    const app = express();
    app.use(responseHeaders(true));
    const content = (async function* () {
      yield await Promise.resolve('<svg onload="alert(1)"><script>alert(1)</script></svg>');
    })();
    app.get('/file', (_, response) =>
      sendFile(response, { name: 'twyn-chat.md', type: 'text/markdown', content }),
    );
    const { headers } = await supertest(app).get('/file').expect(200);
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename="twyn-chat.md"',
      'content-type': 'text/markdown',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
    });
  });
});
