import { capitalised, formatCount } from '../../../lib/format';
import type { HealthState } from '../../../shared/readings/health.slice';

export interface StateFact {
  name: string;
  value: string;
  /** When it was measured; undefined for what never was and stands at the value of the specification. */
  at: string | undefined;
}

export interface StateGroup {
  title: string;
  facts: readonly StateFact[];
}

/** The health state of the specification, in words. */
export function stateGroups({ biometrics, mentalState, activity, measuredAt }: HealthState): StateGroup[] {
  const { systolic, diastolic } = biometrics.bloodPressure;
  const fact = (name: string, value: string, ...metrics: string[]): StateFact => ({
    ...{ name, value },
    at: metrics.map((metric) => measuredAt[metric]).find((at) => at !== undefined),
  });
  const scale = (value: number): string => `${String(Math.round(value))} of 100`;
  return [
    {
      title: 'Body',
      facts: [
        fact('Heart rate', `${formatCount(Math.round(biometrics.heartRate))} bpm`, 'heart-rate'),
        fact(
          'Heart rate variability',
          `${formatCount(Math.round(biometrics.heartRateVariability))} ms`,
          ...['heart-rate-variability', 'heart-rate-variability-sdnn', 'heart-rate-variability-rmssd'],
        ),
        fact('Blood pressure', `${String(systolic)}/${String(diastolic)} mmHg`, 'systolic-blood-pressure'),
        fact('Oxygen saturation', `${String(biometrics.oxygenSaturation)} %`, 'oxygen-saturation'),
        fact('Body temperature', `${biometrics.bodyTemperature.toFixed(1)} °C`, 'body-temperature'),
        fact('Stress', scale(biometrics.stressLevel), 'stress'),
        fact('Energy', scale(biometrics.energyLevel), 'energy'),
      ],
    },
    {
      title: 'Mind',
      facts: [
        fact('Mood', capitalised(mentalState.mood), 'mood'),
        fact('Cognitive load', scale(mentalState.cognitiveLoad), 'cognitive-load'),
        fact('Attention span', scale(mentalState.attentionSpan), 'attention-span'),
      ],
    },
    {
      title: 'Activity',
      facts: [
        fact('Steps today', formatCount(activity.stepsToday), 'steps'),
        fact('Calories burned', `${formatCount(activity.caloriesBurned)} kcal`, 'active-energy'),
      ],
    },
  ];
}
