import { type TwinStyle } from './style.dto.js';
import { type Band, bandOf } from './style-frame.js';

const LENGTH: Readonly<Record<Band, string>> = {
  low: 'in one sentence where that is enough',
  middle: 'in a few sentences',
  high: 'at some length',
};
const WARMTH: Readonly<Record<Band, string>> = {
  low: 'plainly',
  middle: 'in a friendly way',
  high: 'warmly',
};
const FORMALITY: Readonly<Record<Band, string>> = {
  low: 'casually',
  middle: 'in everyday words',
  high: 'formally',
};
const HUMOUR: Readonly<Record<Band, string>> = {
  low: 'without jokes',
  middle: 'with a light touch',
  high: 'with some humour',
};

/** How a language model is told to speak; what it may say is a matter of the rules before it. */
export function styleRule({ length, warmth, formality, humour, language }: TwinStyle): string {
  const manner = [
    LENGTH[bandOf(length)],
    WARMTH[bandOf(warmth)],
    FORMALITY[bandOf(formality)],
    HUMOUR[bandOf(humour)],
  ];
  const spoken =
    language === 'auto' ? '' : ` Answer in the language “${language}”, whatever the question is in.`;
  return `- Speak ${manner.join(', ')}. The style changes no fact, no number and no source.${spoken}`;
}
