const START = Date.UTC(2025, 0, 1);

/** An Apple Health export with so many heart rates, ten seconds apart. */
export function heartRates(count: number, { source = 'Watch', from = START } = {}): string {
  const records = Array.from({ length: count }, (_, i) => {
    const time = new Date(from + i * 10_000).toISOString().replace('T', ' ').replace('.000Z', ' +0000');
    return ` <Record type="HKQuantityTypeIdentifierHeartRate" sourceName="${source}" unit="count/min" startDate="${time}" endDate="${time}" value="${String(60 + (i % 50))}"/>`;
  });
  return `<?xml version="1.0"?>\n<HealthData locale="en">\n${records.join('\n')}\n</HealthData>\n`;
}
