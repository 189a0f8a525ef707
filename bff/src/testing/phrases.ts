import { phrasesIn } from '../modules/language/phrases/phrases-in.js';

export const ENGLISH = phrasesIn('en');
