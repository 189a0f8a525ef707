export interface TypeStep {
  /** Pixels. */
  size: number;
  /** Line height in pixels. */
  line: number;
  weight: number;
  tracking: string;
  /** Size and line height under the tablet breakpoint. */
  phone?: { size: number; line: number };
  /** Figures of equal width. */
  tabular?: boolean;
}

export const fontFamily = {
  sans: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  mono: "'Geist Mono Variable', ui-monospace, monospace",
} as const;

/** Inter with a tailed l and round quotes and commas. */
export const fontFeatures = "'cv05' 1, 'ss03' 1";

export const typeScale = {
  /** Home page headline only. */
  display: { size: 60, line: 64, weight: 560, tracking: '-0.032em', phone: { size: 38, line: 42 } },
  /** One per page. */
  h1: { size: 30, line: 38, weight: 600, tracking: '-0.022em', phone: { size: 24, line: 30 } },
  /** Section of a page. */
  h2: { size: 20, line: 28, weight: 600, tracking: '-0.014em' },
  /** Card title. */
  h3: { size: 15, line: 24, weight: 600, tracking: '-0.006em' },
  /** Intro copy under a headline. */
  lead: { size: 18, line: 28, weight: 400, tracking: '-0.008em', phone: { size: 16, line: 26 } },
  /** Answers, brief lines, memory text: 68 ch maximum. */
  read: { size: 16, line: 26, weight: 400, tracking: '-0.006em' },
  /** Default interface text. */
  body: { size: 14, line: 22, weight: 400, tracking: '0' },
  /** Buttons, tabs, field labels, chips. */
  label: { size: 13, line: 20, weight: 500, tracking: '0' },
  /** Sources, timestamps, axis labels. */
  caption: { size: 12, line: 16, weight: 450, tracking: '0.002em' },
  /** The one number on a card; tabular. */
  metric: { size: 32, line: 36, weight: 500, tracking: '-0.026em', tabular: true },
  /** Secondary numbers; tabular. */
  metricSm: { size: 20, line: 24, weight: 550, tracking: '-0.014em', tabular: true },
  /** Ids, hashes, paths, versions. */
  mono: { size: 12, line: 16, weight: 400, tracking: '0' },
} as const satisfies Record<string, TypeStep>;

export type TypeVariant = keyof typeof typeScale;
