import { browser, type Browser } from '../../../testing/requests.js';
import { type LocalProduct } from './local-product.js';

const ROOT = 'root@example.com';

/** Signed in with the address that ADMIN_EMAIL names, once it is verified. */
export async function signedInAsAdmin(local: LocalProduct): Promise<Browser> {
  const { idToken } = await local.signUp(ROOT);
  await local.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }).expect(200);
  await local.call('update', { oobCode: await local.codeFor(ROOT, 'VERIFY_EMAIL') }).expect(200);
  const agent = browser(local.product.app);
  await agent.post('/api/auth/firebase').send({ idToken }).expect(200);
  return agent;
}
