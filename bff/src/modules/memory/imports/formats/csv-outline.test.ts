import { outlineOf } from './csv-outline.js';

describe('the columns of a table of notes', () => {
  it.each([
    ['created_at,body,labels,id', ['occurredAt', 'text', 'tags', 'externalId']],
    ['Tag,Note,When,Who', ['tags', 'text', 'occurredAt', 'author']],
    ['startDate,description,externalId', ['occurredAt', 'text', 'externalId']],
    ['Datum,Notiz,Schlagwörter,Von', ['occurredAt', 'text', 'tags', 'author']],
    ['Uhrzeit;Inhalt;Wichtigkeit;Nr', ['occurredAt', 'text', 'importance', 'seq']],
    ['foo,constructor', ['text', 'ignore']],
  ])('are guessed by their heads: %s', (heads, columns) => {
    const row = heads.replaceAll(/[^,;]+/g, 'some words');
    expect(outlineOf(`${heads}\n${row}\n${row}\n`).mapping?.columns).toEqual(columns);
  });
});
