type Change = (value: number) => number;

export interface AppleType {
  metric: string;
  /** By the unit of the file: what makes its values those that are kept. */
  from: Readonly<Record<string, Change>>;
}

const same: Change = (value) => value;
const times =
  (factor: number): Change =>
  (value) =>
    Number((value * factor).toPrecision(12));
/** Though the unit says "%", the value is a fraction. */
const FRACTION = { '%': times(100) };
const PER_MINUTE = { 'count/min': same };
const ENERGY = { kcal: same, Cal: same, kJ: times(1 / 4.184) };
const DISTANCE = { km: same, m: times(0.001), mi: times(1.609344), ft: times(0.0003048) };
const MASS = { kg: same, lb: times(0.45359237), g: times(0.001), st: times(6.35029318) };
const TEMPERATURE = { degC: same, degF: (value: number) => Number((((value - 32) * 5) / 9).toPrecision(12)) };
/** As HealthKit writes the molar mass of glucose into its unit. */
const MOLAR_GLUCOSE = 'mmol<180.1558800000541>/L';
const GLUCOSE = { 'mg/dL': times(1 / 18.01558800000541), [MOLAR_GLUCOSE]: same, 'mmol/L': same };
const VOLUME = { mL: same, L: times(1000), cL: times(10), dL: times(100), fl_oz_us: times(29.5735295625) };
/** Grams of alcohol in a standard drink of the United States (NIAAA, "What is a standard drink?"). */
const DRINK_G = 14;

const type = (metric: string, from: AppleType['from']): AppleType => ({ metric, from });

/** Quantities by the end of their name, behind `HKQuantityTypeIdentifier`. */
export const APPLE_QUANTITIES: ReadonlyMap<string, AppleType> = new Map(
  Object.entries({
    HeartRate: type('heart-rate', PER_MINUTE),
    RestingHeartRate: type('resting-heart-rate', PER_MINUTE),
    WalkingHeartRateAverage: type('walking-heart-rate', PER_MINUTE),
    HeartRateVariabilitySDNN: type('heart-rate-variability-sdnn', { ms: same }),
    RespiratoryRate: type('respiratory-rate', PER_MINUTE),
    OxygenSaturation: type('oxygen-saturation', FRACTION),
    VO2Max: type('vo2-max', { 'mL/min·kg': same, 'mL/kg·min': same }),
    BodyTemperature: type('body-temperature', TEMPERATURE),
    AppleSleepingWristTemperature: type('skin-temperature', TEMPERATURE),
    BloodPressureSystolic: type('systolic-blood-pressure', { mmHg: same }),
    BloodPressureDiastolic: type('diastolic-blood-pressure', { mmHg: same }),
    BloodGlucose: type('glucose', GLUCOSE),
    BodyMass: type('body-weight', MASS),
    BodyFatPercentage: type('body-fat', FRACTION),
    StepCount: type('steps', { count: same }),
    DistanceWalkingRunning: type('distance', DISTANCE),
    ActiveEnergyBurned: type('active-energy', ENERGY),
    AppleExerciseTime: type('active-minutes', { min: same, hr: times(60) }),
    DietaryWater: type('water-intake', VOLUME),
    DietaryCaffeine: type('caffeine-intake', { mg: same, g: times(1000) }),
    NumberOfAlcoholicBeverages: type('alcohol-intake', { count: times(DRINK_G) }),
  }),
);

/** What a stage of sleep says, behind `HKCategoryValueSleepAnalysis`. */
export const APPLE_SLEEP: ReadonlyMap<string, string> = new Map(
  Object.entries({
    InBed: 'sleep-in-bed',
    Asleep: 'sleep-asleep',
    AsleepUnspecified: 'sleep-asleep',
    AsleepCore: 'sleep-light',
    AsleepDeep: 'sleep-deep',
    AsleepREM: 'sleep-rem',
    Awake: 'sleep-awake',
  }),
);
