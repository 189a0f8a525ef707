import { healthStatus } from './health-status';
import { healthSlice, type HealthState } from './health.slice';

const initial = healthSlice.getInitialState();

function stateOf(focus: number, energy: number, stress: number): HealthState {
  const biometrics = { ...initial.biometrics, energyLevel: energy, stressLevel: stress };
  const measuredAt = { focus: '2026-03-04', energy: '2026-03-04', stress: '2026-03-04' };
  return { ...initial, biometrics, focusLevel: focus, measuredAt };
}

it.each([
  [90, 90, 10, 'Excellent'],
  // Exactly 0.7 is not above it.
  [70, 70, 30, 'Good'],
  [60, 60, 40, 'Good'],
  [50, 50, 50, 'Needs Attention'],
  [10, 20, 90, 'Needs Attention'],
] as const)('focus %i, energy %i and stress %i are “%s”', (focus, energy, stress, word) => {
  expect(healthStatus(stateOf(focus, energy, stress))).toMatchObject({ word, assumed: [] });
});

it('says what it had to assume', () => {
  expect(healthStatus(initial)).toMatchObject({ word: 'Excellent', assumed: ['focus', 'energy', 'stress'] });
});
