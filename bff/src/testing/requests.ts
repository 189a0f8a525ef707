import { type INestApplication } from '@nestjs/common';
import supertest from 'supertest';
import { type FakeIdentity } from '../integrations/identity/identity.fake.js';

/** What a page of ours sends with every change. */
export const OUR_PAGE = { 'Sec-Fetch-Site': 'same-origin', 'X-Twyn-Client': 'web' };

export type Browser = ReturnType<typeof supertest.agent>;

/** Requests as one browser would send them: from our page, keeping its cookie. */
export function browser(app: INestApplication): Browser {
  return supertest.agent(app.getHttpServer()).set(OUR_PAGE);
}

/** A browser that has signed in as the account. */
export async function signedInBrowser(
  app: INestApplication,
  identity: FakeIdentity,
  uid: string,
): Promise<Browser> {
  const agent = browser(app);
  await agent
    .post('/api/auth/firebase')
    .send({ idToken: identity.tokenFor(uid) })
    .expect(200);
  return agent;
}
