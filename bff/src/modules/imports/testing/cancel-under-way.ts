import { type Browser } from '../../../testing/requests.js';
import { type ImportLeases } from '../import-leases.js';

/**
 * Two batches are kept and the third meets the cancel, however fast the machine is. It is asked for outside of the
 * transaction of a batch, for whose end a cancel waits.
 */
export function cancelBeforeThirdBatch(leases: ImportLeases, browser: Browser, path: string): void {
  const write = leases.write.bind(leases);
  let batches = 0;
  vi.spyOn(leases, 'write').mockImplementation(async (lease, work) => {
    batches += 1;
    if (batches === 3) await browser.post(`${path}/cancel`).expect(204);
    return write(lease, work);
  });
}
