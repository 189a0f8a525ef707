/** How one table of a Health Connect export gives readings. */
export interface HealthTable {
  table: string;
  metric: string | Readonly<Record<number, string>>;
  /** What is selected as `value`, in the unit that is kept. */
  value: string;
  /** Of what; the rows of `r` carry the app and the offset. */
  kind: 'instant' | 'interval' | 'series' | 'stage';
  /** Of a series: the table that its rows hang on. */
  parent?: string;
  /** Of a series: where its time stands. */
  time?: string;
}

const instant = (metric: string, table: string, value: string): HealthTable => ({
  ...{ metric, table, value },
  kind: 'instant',
});
const interval = (metric: string, table: string, value: string): HealthTable => ({
  ...{ metric, table, value },
  kind: 'interval',
});

/** Stages by their number: android.health.connect.datatypes.SleepSessionRecord.StageType. */
const STAGES = {
  1: 'sleep-awake',
  2: 'sleep-asleep',
  4: 'sleep-light',
  5: 'sleep-deep',
  6: 'sleep-rem',
  7: 'sleep-awake',
};

/** Masses are in grams, energies in small calories, lengths in metres, volumes in litres. */
export const HEALTH_TABLES: readonly HealthTable[] = [
  instant('body-weight', 'weight_record_table', 'r.weight / 1000.0'),
  instant('body-fat', 'body_fat_record_table', 'r.percentage'),
  instant('resting-heart-rate', 'resting_heart_rate_record_table', 'r.beats_per_minute'),
  instant(
    'heart-rate-variability-rmssd',
    'heart_rate_variability_rmssd_record_table',
    'r.heart_rate_variability_millis',
  ),
  instant('systolic-blood-pressure', 'blood_pressure_record_table', 'r.systolic'),
  instant('diastolic-blood-pressure', 'blood_pressure_record_table', 'r.diastolic'),
  instant('oxygen-saturation', 'oxygen_saturation_record_table', 'r.percentage'),
  instant('respiratory-rate', 'respiratory_rate_record_table', 'r.rate'),
  instant('body-temperature', 'body_temperature_record_table', 'r.temperature'),
  instant('glucose', 'blood_glucose_record_table', 'r.level'),
  instant('vo2-max', 'vo2_max_record_table', 'r.vo2_milliliters_per_minute_kilogram'),
  interval('steps', 'steps_record_table', 'r.count'),
  interval('distance', 'distance_record_table', 'r.distance / 1000.0'),
  interval('active-energy', 'active_calories_burned_record_table', 'r.energy / 1000.0'),
  interval('total-energy', 'total_calories_burned_record_table', 'r.energy / 1000.0'),
  interval('water-intake', 'hydration_record_table', 'r.volume * 1000.0'),
  {
    metric: 'heart-rate',
    table: 'heart_rate_record_series_table',
    value: 's.beats_per_minute',
    kind: 'series',
    parent: 'heart_rate_record_table',
    time: 's.epoch_millis',
  },
  {
    metric: STAGES,
    table: 'sleep_stages_table',
    value: 's.stage_type',
    kind: 'stage',
    parent: 'sleep_session_record_table',
  },
];

const APP = `left join application_info_table a on a.row_id = r.app_info_id`;
const DEVICE = `left join device_info_table d on d.row_id = r.device_info_id`;
const NAMES = `a.app_name as app, a.package_name as package, d.model as model`;

/** Rows in the order of the table, from behind one of them on: each query is short, so that nobody waits for it. */
export function queryOf({ table, value, kind, parent = '', time = '' }: HealthTable, limit: number): string {
  const rows = kind === 'instant' || kind === 'interval' ? 'r' : 's';
  const from = rows === 'r' ? `${table} r` : `${table} s left join ${parent} r on r.row_id = s.parent_key`;
  const times = {
    instant: 'r.time as begin, r.time as end, r.zone_offset as offset',
    interval: 'r.start_time as begin, r.end_time as end, r.start_zone_offset as offset',
    series: `${time} as begin, ${time} as end, r.start_zone_offset as offset`,
    stage: 's.stage_start_time as begin, s.stage_end_time as end, r.start_zone_offset as offset',
  }[kind];
  return `select ${rows}.rowid as place, ${value} as value, ${times}, ${NAMES}
    from ${from} ${APP} ${DEVICE} where ${rows}.rowid > ? order by ${rows}.rowid limit ${String(limit)}`;
}
