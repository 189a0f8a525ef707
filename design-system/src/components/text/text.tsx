import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ElementType, ReactElement } from 'react';
import { flag } from '../../internal/flag';
import { tabularFigures, truncate as cutWithEllipsis, typeStyle } from '../../theme/css';
import { color } from '../../theme/vars';
import { measure as lineLength } from '../../tokens/size';
import { typeScale, type TypeVariant } from '../../tokens/type';

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

const Root = styled.p({
  ...Object.fromEntries(textVariants.map((variant) => [`&[data-variant="${variant}"]`, typeStyle(variant)])),
  ...Object.fromEntries(textTones.map((tone) => [`&[data-tone="${tone}"]`, { color: toneColor[tone] }])),
  '&[data-truncate]': cutWithEllipsis,
  '&[data-tabular]': tabularFigures,
  '&[data-measure]': { maxWidth: lineLength.read },
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
      data-truncate={flag(truncate)}
      data-tabular={flag(tabular)}
      data-measure={flag(measure)}
      {...rest}
    />
  );
}
