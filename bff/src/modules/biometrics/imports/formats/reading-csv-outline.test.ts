import { isTableOfReadings, outlineOfTable } from './reading-csv-outline.js';

describe('the columns of a table of readings', () => {
  it.each([
    ['measured_at,Weight (lb),Pulse,Mood', ['time', 'body-weight', 'heart-rate', 'ignore']],
    ['date,type,value,unit,app', ['time', 'metric', 'value', 'unit', 'source']],
    [
      'Datum,Gewicht (kg),Ruhepuls,systolisch',
      ['time', 'body-weight', 'resting-heart-rate', 'systolic-blood-pressure'],
    ],
    ['Zeitpunkt,Messwert,Wert,Einheit,Gerät', ['time', 'metric', 'value', 'unit', 'source']],
    ['Start,constructor', ['time', 'ignore']],
  ])('are guessed by their heads: %s', (heads, columns) => {
    const table = `${heads}\n1,2,3,4,5\n`;
    expect(isTableOfReadings(table)).toBe(true);
    expect(outlineOfTable(table).mapping?.columns).toEqual(columns);
  });

  it('are none where no head tells a time', () => {
    expect(isTableOfReadings('Name,Farbe\nAna,rot\n')).toBe(false);
  });
});
