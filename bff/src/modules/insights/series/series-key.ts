import { z } from 'zod';

const MAX_LENGTH = 300;

/** Such as "body:resting-heart-rate": where it is from, and what it is called there. */
export const seriesKey = z
  .string()
  .max(MAX_LENGTH)
  .regex(/^(?:body|mood|tag|memory|home):[^\p{Cc}]+$/u, 'Give a series such as body:resting-heart-rate.');
