import { oneDriver } from '../../testing/database.js';
import { sharedProduct, signedIn } from '../../testing/shared-product.js';
import { type ExperimentList } from '../insights/experiments/experiments.dto.js';
import { type FindingDays, type FindingList } from '../insights/findings/findings.dto.js';
import { type Brief } from '../life/briefs/brief.dto.js';
import { type TwinProfile } from '../twin/profile/profile.dto.js';

describe.each(oneDriver)('what is told of somebody who tried no experiment, on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });
  const ana = signedIn(product, beforeAll);

  beforeAll(async () => {
    await ana.post('/api/sample-data').send({}).expect(201);
    await product.settled();
  });

  const read = async <T>(address: string): Promise<T> => (await ana.get(address).expect(200)).body as T;

  it('leads from every finding to all of its days, and from a day to what was measured', async () => {
    const { items } = (await ana.post('/api/findings/check').send({}).expect(200)).body as FindingList;
    expect((await read<ExperimentList>('/api/experiments')).items).toEqual([]);
    const found = items.filter(({ kind }) => kind === 'association');
    expect(found.length).toBeGreaterThan(0);
    for (const { id, n, series } of found) {
      const behind = await read<FindingDays>(`/api/findings/${id}/days`);
      expect(behind.days).toHaveLength(n!);
      expect(behind.series.map(({ key }) => key)).toEqual(series.map(({ key }) => key));
      const last = behind.days.at(-1)!;
      const { figures } = await read<{ figures: { metric: string }[] }>(`/api/days/${last.day}`);
      expect(figures.length).toBeGreaterThan(0);
    }
  });

  it('leads from every line of the twin to memories that are there', async () => {
    const { lines } = await read<TwinProfile>('/api/twin/profile');
    expect(lines.length).toBeGreaterThan(0);
    for (const { text, evidence, isSample } of lines) {
      expect(evidence.length, text).toBeGreaterThan(0);
      expect(isSample, text).toBe(true);
      for (const { memoryId, title } of evidence) {
        const memory = await read<{ text: string }>(`/api/memories/${memoryId}`);
        expect(memory.text).toContain(title.replace(/…$/u, ''));
      }
    }
  });

  it('marks every line of the brief that rests on the sample', async () => {
    const { lines } = await read<Brief>('/api/brief');
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines.filter(({ kind }) => kind !== 'due'))
      expect(line).toMatchObject({ isSample: true });
  });
});
