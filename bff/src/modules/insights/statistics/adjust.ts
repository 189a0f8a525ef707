const WEEK = 7;
/** Alternating least squares: what is left to do after six rounds is below a thousandth of a standard deviation. */
const ROUNDS = 6;

/** Degrees of freedom that `adjusted` uses up: seven weekdays and a slope, less the mean that a correlation counts itself. */
export const ADJUSTED_FREEDOM = WEEK;

/**
 * What the weekday and a straight trend do not explain: ordinary least squares on seven weekdays and the day, by turns
 * (backfitting, Buja, Hastie and Tibshirani, Ann. Statist. 17, 1989). Days without a value stay NaN.
 * @param firstWeekday of day 0, from 0 to 6; which day is 0 makes no difference
 */
export function adjusted(values: Float64Array, firstWeekday: number): Float64Array {
  const rest = Float64Array.from(values);
  for (let round = 0; round < ROUNDS; round += 1) {
    takeWeekdays(rest, firstWeekday);
    takeTrend(rest);
  }
  return rest;
}

function takeWeekdays(rest: Float64Array, firstWeekday: number): void {
  for (let weekday = 0; weekday < WEEK; weekday += 1) {
    const first = (((weekday - firstWeekday) % WEEK) + WEEK) % WEEK;
    let [sum, count] = [0, 0];
    for (let day = first; day < rest.length; day += WEEK) {
      const value = rest[day] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      sum += value;
      count += 1;
    }
    if (count === 0) continue;
    for (let day = first; day < rest.length; day += WEEK) rest[day] = (rest[day] ?? Number.NaN) - sum / count;
  }
}

function takeTrend(rest: Float64Array): void {
  let [n, days, values, squares, products] = [0, 0, 0, 0, 0];
  for (const [day, value] of rest.entries()) {
    if (Number.isNaN(value)) continue;
    n += 1;
    days += day;
    values += value;
    squares += day * day;
    products += day * value;
  }
  if (n === 0) return;
  const spread = squares - (days * days) / n;
  const slope = n > 2 && spread > 0 ? (products - (days * values) / n) / spread : 0;
  for (const [day, value] of rest.entries()) rest[day] = value - slope * (day - days / n) - values / n;
}
