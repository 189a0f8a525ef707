import { quantise } from './quantise.js';

describe('quantise', () => {
  it('uses all steps of each column', () => {
    const { numbers, steps } = quantise(Float32Array.from([127, 1, -127, 0.5, 63, -0.25]), 2);
    expect([...numbers]).toEqual([127, 127, -127, 64, 63, -32]);
    expect(steps).toEqual([1, 1 / 127]);
  });

  it('makes nothing of columns without weight', () => {
    expect([...quantise(new Float32Array(4), 2).numbers]).toEqual([0, 0, 0, 0]);
  });
});
