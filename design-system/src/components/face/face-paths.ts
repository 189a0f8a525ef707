export type FaceStep = 1 | 2 | 3 | 4 | 5;

const HEAD = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z';
const EYES = 'M9.2 9.6v.7M14.8 9.6v.7';

/** Line drawings on a 24 px grid, lowest step first. */
export const facePaths: Record<FaceStep, string> = {
  1: `${HEAD}M8.4 9.2l1.4.7M15.6 9.2l-1.4.7M8.3 16.4Q12 12.2 15.7 16.4`,
  2: `${HEAD}${EYES}M8.3 15.8Q12 13.6 15.7 15.8`,
  3: `${HEAD}${EYES}M8.3 15h7.4`,
  4: `${HEAD}${EYES}M8.3 14.2Q12 17 15.7 14.2`,
  5: `${HEAD}M8.3 10.3c.3-.8 1.3-.8 1.6 0M14.1 10.3c.3-.8 1.3-.8 1.6 0M8.3 13.6Q12 18.6 15.7 13.6`,
};
