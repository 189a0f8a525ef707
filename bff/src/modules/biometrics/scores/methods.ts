import { type ScoreName } from './score.js';

export interface Method {
  readonly title: string;
  /** In a few sentences, with what is ours. */
  readonly method: string;
  readonly sources: readonly { readonly title: string; readonly url: string }[];
}

/** How each score comes about; the functions beside this file cite the same. */
export const METHODS: Readonly<Record<ScoreName, Method>> = {
  readiness: {
    title: 'Readiness',
    method:
      'Last night’s heart-rate variability (as its logarithm), resting heart rate and sleep against your own last 60 nights: 50 is your usual, 67 one spread better. That the three count alike, and the scale, are ours.',
    sources: [
      { title: 'Plews et al., Sports Medicine 2013', url: 'https://doi.org/10.1007/s40279-013-0071-8' },
      {
        title: 'Buchheit, Frontiers in Physiology 2014',
        url: 'https://doi.org/10.3389/fphys.2014.00073',
      },
    ],
  },
  sleep: {
    title: 'Sleep',
    method:
      'Duration (7 to 9 hours), efficiency (85 % or more) and time awake (20 minutes or less) by published limits. How fast the points fall beyond them, and the weights (half for duration), are ours.',
    sources: [
      { title: 'Hirshkowitz et al., Sleep Health 2015', url: 'https://doi.org/10.1016/j.sleh.2014.12.010' },
      { title: 'Ohayon et al., Sleep Health 2017', url: 'https://doi.org/10.1016/j.sleh.2016.11.006' },
    ],
  },
  stress: {
    title: 'Stress',
    method:
      'Heart rate and its variability in your last quiet hour against your own at that part of the day: 50 is your usual. Hours with more than 250 steps are left out. The comparison and the scale are ours; illness, heat and coffee look the same.',
    sources: [
      { title: 'Kim et al., Psychiatry Investigation 2018', url: 'https://doi.org/10.30773/pi.2017.08.17' },
    ],
  },
  energy: {
    title: 'Energy',
    method:
      'The three-process model of alertness from your last nights, the time since you woke and the time of day. The scale is ours; the model knows nothing of coffee, food, illness or light.',
    sources: [
      {
        title: 'Åkerstedt and Folkard, Chronobiology International 1997',
        url: 'https://doi.org/10.3109/07420529709001149',
      },
      { title: 'Ingre et al., PLoS ONE 2014', url: 'https://doi.org/10.1371/journal.pone.0108679' },
    ],
  },
  focus: {
    title: 'Focus',
    method: 'What you told or a device measured today, against your own days. Nothing is computed.',
    sources: [],
  },
};
