import express from 'express';
import supertest from 'supertest';
import { responseHeaders } from './response-headers.js';

describe('response headers', () => {
  it.each([
    ['https', true, 'max-age=31536000; includeSubDomains'],
    ['plain http', false, undefined],
  ])('bind the browser to https when the site is at %s', async (_, isHttps, expected) => {
    const app = express().use(responseHeaders(isHttps));
    const { headers } = await supertest(app).get('/');
    expect(headers['strict-transport-security']).toBe(expected);
  });
});
