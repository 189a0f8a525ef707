import supertest from 'supertest';
import { type Env } from '../config/env.js';
import { compareNothing, startProduct, type TestProduct } from './app.js';
import { type Driver } from './database.js';
import { type Browser, signedInBrowser } from './requests.js';

interface Start {
  env?: Env;
  /** For tests to which duplicates and contradictions are nothing. */
  compareNothing?: boolean;
}

/** The product that the tests of one `describe` share: started before them, empty until then, and closed after them. */
export function sharedProduct(driver: Driver, start: Start = {}): TestProduct {
  const product = {} as TestProduct;
  beforeAll(async () => {
    Object.assign(product, await startProduct(driver, start.env));
    if (start.compareNothing) compareNothing(product);
  });
  afterAll(() => product.close());
  return product;
}

/**
 * The browser of somebody with an account of their own: one for all tests with `beforeAll`, and with `beforeEach` another
 * person each test, whom nothing is known about. Who signs in first stands first in the file.
 */
export function signedIn(
  product: TestProduct,
  before: typeof beforeAll | typeof beforeEach,
  uid?: string,
): Browser {
  const theirs = supertest.agent();
  before(async () => {
    Object.assign(theirs, await signedInBrowser(product.app, product.identity, uid ?? crypto.randomUUID()));
  });
  return theirs;
}
