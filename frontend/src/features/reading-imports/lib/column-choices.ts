interface Choice {
  value: string;
  label: string;
}

const ROLES: readonly Choice[] = [
  { value: 'ignore', label: 'Leave it out' },
  { value: 'time', label: 'Time' },
  { value: 'end', label: 'Time of the end' },
  { value: 'metric', label: 'Name of the metric' },
  { value: 'value', label: 'Value of that metric' },
  { value: 'unit', label: 'Unit of that value' },
  { value: 'source', label: 'Device or app' },
];

/** Those that people have in tables; others are read where the head of the column names them. */
const METRICS: readonly Choice[] = [
  { value: 'body-weight', label: 'Weight' },
  { value: 'body-fat', label: 'Body fat' },
  { value: 'body-temperature', label: 'Body temperature' },
  { value: 'heart-rate', label: 'Heart rate' },
  { value: 'resting-heart-rate', label: 'Resting heart rate' },
  { value: 'heart-rate-variability-rmssd', label: 'HRV, RMSSD' },
  { value: 'heart-rate-variability-sdnn', label: 'HRV, SDNN' },
  { value: 'systolic-blood-pressure', label: 'Systolic blood pressure' },
  { value: 'diastolic-blood-pressure', label: 'Diastolic blood pressure' },
  { value: 'oxygen-saturation', label: 'Blood oxygen' },
  { value: 'respiratory-rate', label: 'Respiratory rate' },
  { value: 'glucose', label: 'Glucose' },
  { value: 'steps', label: 'Steps' },
  { value: 'distance', label: 'Distance' },
  { value: 'active-energy', label: 'Calories, active' },
  { value: 'total-energy', label: 'Calories, total' },
  { value: 'active-minutes', label: 'Active minutes' },
  { value: 'sleep-duration', label: 'Sleep' },
  { value: 'water-intake', label: 'Water' },
  { value: 'caffeine-intake', label: 'Caffeine' },
  { value: 'alcohol-intake', label: 'Alcohol' },
  { value: 'stress', label: 'Stress' },
  { value: 'energy', label: 'Energy' },
  { value: 'vo2-max', label: 'VO2 max' },
];

/** What a column may hold, with what it holds now. */
export function columnChoices(current = 'ignore'): Choice[] {
  const all = [...ROLES, ...METRICS];
  const isListed = all.some(({ value }) => value === current);
  return isListed ? all : [...all, { value: current, label: current.replaceAll('-', ' ') }];
}

export function isMetricColumn(column = 'ignore'): boolean {
  return !ROLES.some(({ value }) => value === column);
}
