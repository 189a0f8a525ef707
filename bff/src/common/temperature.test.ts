import { inTemperatureUnit, temperatureUnitOf } from './temperature.js';

describe('temperatures', () => {
  it('have the unit that is told, else the likely one', () => {
    expect(temperatureUnitOf({ temperature_unit: '°F' }, 21)).toBe('F');
    expect(temperatureUnitOf({ unit_of_measurement: '°C' }, 70)).toBe('C');
    expect(temperatureUnitOf({}, 70)).toBe('F');
    expect(temperatureUnitOf({}, 21)).toBe('C');
    expect(temperatureUnitOf({})).toBeUndefined();
  });

  it('are told in another unit, to half a degree', () => {
    expect(inTemperatureUnit(21, 'C', 'F')).toBe(70);
    expect(inTemperatureUnit(70, 'F', 'C')).toBe(21);
    expect(inTemperatureUnit(21, 'C', 'C')).toBe(21);
    expect(inTemperatureUnit(21, undefined, 'F')).toBe(21);
    expect(inTemperatureUnit(21, 'C', undefined)).toBe(21);
  });
});
