import { contactReference } from './contact-reference.js';

describe('the reference of a contact message', () => {
  it('is short, and has no letter that is read as another', () => {
    for (let i = 0; i < 500; i += 1) {
      expect(contactReference()).toMatch(/^TW-[2-9B-DF-HJ-KM-NP-TV-XZ]{4}-[2-9B-DF-HJ-KM-NP-TV-XZ]{2}$/);
    }
  });

  it('does not repeat itself', () => {
    expect(new Set(Array.from({ length: 500 }, contactReference)).size).toBeGreaterThan(498);
  });
});
