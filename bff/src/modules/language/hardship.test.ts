import path from 'node:path';
import { hardshipIn } from './hardship.js';
import { loadPack } from './pack/load-pack.js';

const english = loadPack(path.join(import.meta.dirname, 'packs', 'en'));

describe('what calls for kindness', () => {
  it.each([
    ['I feel like hurting myself', 'distress'],
    ['I have chest pain', 'emergency'],
    ['my grandson will not wake up', 'emergency'],
    ['I will not wake up with one alarm', undefined],
    ['my father died this morning', 'bereavement'],
    ['My father died in 1987', undefined],
    ['my phone died', undefined],
    ['My sister was dead anxious before her driving test but she passed', undefined],
    ['my dad is dead', 'bereavement'],
    ['add milk', undefined],
    ['', undefined],
  ])('%j is %s', (text, kind) => {
    expect(hardshipIn(text, english).kind).toBe(kind);
  });
});
