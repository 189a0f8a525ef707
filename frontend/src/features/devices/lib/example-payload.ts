/** What a device publishes, as it could be sent now. */
export function examplePayload(now: Date): string {
  const at = now.toISOString();
  const reading = { id: at, at, name: 'temp', value: 21.4, unit: '°C' };
  return JSON.stringify({ id: at, sentAt: at, readings: [reading] }, null, 2);
}
