const BROWSERS: [RegExp, string][] = [
  // Most name Chrome and Safari too, so the particular ones come first.
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Enough for a person to know their own devices apart; the exact version is nobody's business. */
export function describeDevice(userAgent = ''): string {
  const browser = nameOf(userAgent, BROWSERS) ?? 'Unknown browser';
  const system = nameOf(userAgent, SYSTEMS);
  return system ? `${browser} on ${system}` : browser;
}

function nameOf(userAgent: string, names: [RegExp, string][]): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}
