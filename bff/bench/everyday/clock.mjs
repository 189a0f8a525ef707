// Preloaded into a server: its clock is CLOCK_OFFSET_MS ahead, so that sentences are said at the moment that a judge expects.
const offset = Number(process.env.CLOCK_OFFSET_MS ?? 0);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + offset);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + offset;
  }
};
