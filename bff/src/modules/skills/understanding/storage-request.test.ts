import { describe, expect, it } from 'vitest';
import { Cases } from '../../../testing/cases.js';
import { cpuTimeOf } from '../../../testing/cpu-time.js';
import { readStorageRequest } from './storage-request.js';

const cases = Cases.beside(import.meta.url);

describe('readStorageRequest', () => {
  cases.it('reads a wish to remember in German', (text: string, statement: string) => {
    expect(readStorageRequest(text)).toEqual({ wish: 'remember', statement });
  });

  cases.it('reads none in German', (text: string) => {
    expect(readStorageRequest(text)).toBeUndefined();
  });

  cases.it('never stores in German what is not to be stored', (text: string) => {
    expect(readStorageRequest(text)).toEqual({ wish: 'do-not-save' });
  });

  cases.it('reads a wish to remember', (text: string, statement: string) => {
    expect(readStorageRequest(text)).toEqual({ wish: 'remember', statement });
  });

  cases.it('reads a wish with nothing to remember', (text: string) => {
    expect(readStorageRequest(text)).toEqual({ wish: 'remember', statement: '' });
  });

  cases.it('never stores what is not to be stored', (text: string) => {
    expect(readStorageRequest(text)).toEqual({ wish: 'do-not-save' });
  });

  it.each([
    'Forget what I said about Ana',
    'Forget that I moved to Lyon',
    'Delete the memory about Ben',
    'please erase my notes on Rome',
  ])('reads %j as a wish to delete', (text) => {
    expect(readStorageRequest(text)).toEqual({ wish: 'delete' });
  });

  cases.it('stores nothing on other talk', (text: string) => {
    expect(readStorageRequest(text)).toBeUndefined();
  });

  it('takes linear time on hostile text', () => {
    const took = cpuTimeOf(() => {
      for (const text of [
        ' '.repeat(4000),
        'remember '.repeat(440),
        `${'a, '.repeat(1300)}remember`,
        '-'.repeat(4000),
        `x${' please'.repeat(570)}`,
      ]) {
        readStorageRequest(text);
      }
    });
    expect(took).toBeLessThan(250);
  });
});
