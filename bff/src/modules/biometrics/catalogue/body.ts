import { type Metric } from './metric.js';

export const BODY: readonly Metric[] = [
  {
    name: 'body-weight',
    group: 'body',
    noun: 'weight',
    loinc: '29463-7',
    unit: 'kg',
    decimals: 1,
    range: [2, 500],
  },
  {
    name: 'body-fat',
    group: 'body',
    noun: 'body fat',
    loinc: '41982-0',
    unit: '%',
    decimals: 1,
    range: [1, 80],
  },
  {
    name: 'body-temperature',
    group: 'body',
    noun: 'body temperature',
    loinc: '8310-5',
    unit: '°C',
    decimals: 1,
    range: [30, 45],
  },
  {
    name: 'skin-temperature',
    group: 'body',
    noun: 'skin temperature',
    unit: '°C',
    decimals: 1,
    range: [15, 45],
  },
  {
    name: 'glucose',
    group: 'body',
    noun: 'blood glucose',
    title: 'Glucose',
    loinc: '15074-8',
    unit: 'mmol/L',
    decimals: 1,
    range: [0.5, 60],
  },
];
