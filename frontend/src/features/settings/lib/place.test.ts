import { placeOf } from './place';

test.each([
  ['Europe/Paris', 'Paris time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['UTC', 'UTC time'],
  [null, 'Place unknown'],
])('%s is %s', (timeZone, place) => expect(placeOf(timeZone)).toBe(place));
