import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ElementType, ReactElement } from 'react';
import { size } from '../../tokens/space';
import { typeScale, type TypeVariant } from '../../tokens/type';
import { color, typeStyle } from '../../theme/vars';

export const textVariants = Object.keys(typeScale) as TypeVariant[];
export const textTones = ['primary', 'muted', 'faint', 'danger'] as const;
export type TextTone = (typeof textTones)[number];

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /** Step of the type scale. @default 'body' */
  variant?: TypeVariant;
  /** Without a tone the text keeps the colour around it. */
  tone?: TextTone;
  /** Element; by default the one the step is usually used for. */
  as?: ElementType;
  /** For `<label>`. */
  htmlFor?: string;
  /** One line, cut with an ellipsis. */
  truncate?: boolean;
  /** Figures of equal width, for numbers that align or change. */
  tabular?: boolean;
  /** Keeps long prose at a readable line length. */
  measure?: boolean;
}

const elements: Partial<Record<TypeVariant, ElementType>> = {
  display: 'h1',
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  label: 'span',
  caption: 'span',
  metric: 'span',
  metricSm: 'span',
  mono: 'span',
};

const toneColor: Record<TextTone, string> = {
  primary: color.text.primary,
  muted: color.text.muted,
  faint: color.text.faint,
  danger: color.status.danger.fg,
};

const variantRules = Object.fromEntries(
  textVariants.map((variant) => [`&[data-variant="${variant}"]`, typeStyle(variant)]),
);
const toneRules = Object.fromEntries(
  textTones.map((tone) => [`&[data-tone="${tone}"]`, { color: toneColor[tone] }]),
);

const Root = styled('p')({
  margin: 0,
  ...variantRules,
  ...toneRules,
  '&[data-truncate]': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&[data-tabular]': { fontVariantNumeric: 'tabular-nums' },
  '&[data-measure]': { maxWidth: size.read },
});

/** Words in one step of the type scale. */
export function Text({
  variant = 'body',
  tone,
  as,
  truncate,
  tabular,
  measure,
  ...rest
}: TextProps): ReactElement {
  return (
    <Root
      as={as ?? elements[variant] ?? 'p'}
      data-variant={variant}
      data-tone={tone}
      data-truncate={truncate || undefined}
      data-tabular={tabular || undefined}
      data-measure={measure || undefined}
      {...rest}
    />
  );
}
