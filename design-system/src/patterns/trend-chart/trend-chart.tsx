import styled from '@emotion/styled';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { Button } from '../../components/button/button';
import { Card } from '../../components/card/card';
import { Glyph } from '../../components/glyph/glyph';
import { Time } from '../../components/time/time';
import { bodyStyle, footStyle, latestStyle, pictureStyle, summaryStyle } from './trend-chart.style';
import type { TrendDomain, TrendPoint } from './trend-point';
import { fixedScale, scaleFor } from './trend-scale';
import { TrendTable } from './trend-table';

// The library that draws is larger than the screen around it, and most answers show no chart.
const TrendLine = lazy(async () => ({ default: (await import('./trend-line')).TrendLine }));

export interface TrendChartProps {
  domain: TrendDomain;
  /** What was told: "Weight". */
  label: string;
  /** "kg"; nothing for a plain count or for words. */
  unit?: string;
  /** Oldest first. */
  points: readonly TrendPoint[];
  /** All of it in one sentence, also where there is nothing; the name of the picture. */
  summary: string;
  /** How fine the values are: the scale is not finer. @default 0 */
  decimals?: number;
  /** The values of a scale that is always the same, lowest first; without it they follow from the points. */
  ticks?: readonly number[];
  formatValue: (value: number) => string;
  /** Of the first and the last moment, under the line. */
  formatDay: (at: string) => string;
  /** Of the latest value, and in the table. */
  formatMoment: (at: string) => string;
}

const Body = styled.div(bodyStyle);
const Latest = styled.p(latestStyle);
const Summary = styled.p(summaryStyle);
const Picture = styled.div(pictureStyle);
const Foot = styled.div(footStyle);

/** How something went: the latest value, the whole in a sentence, a line, and the same as a table. */
export function TrendChart(props: TrendChartProps): ReactElement {
  const { domain, label, unit = '', points, summary, formatValue, formatMoment } = props;
  const latest = points.at(-1);
  const aside = [unit, latest?.note ?? ''].filter((words) => words !== '').join(', ');
  return (
    <Card
      padding="none"
      glyph={<Glyph domain={domain} size="sm" />}
      title={label}
      note={latest && <Time dateTime={latest.at}>{formatMoment(latest.at)}</Time>}
    >
      <Body data-domain={domain}>
        {latest && (
          <Latest>
            <strong>{formatValue(latest.value)}</strong>
            {aside !== '' && <span>{aside}</span>}
          </Latest>
        )}
        <Summary>{summary}</Summary>
        {points.length > 1 && <Series {...props} />}
      </Body>
    </Card>
  );
}

function Series(props: TrendChartProps): ReactElement {
  const {
    domain,
    label,
    unit = '',
    points,
    summary,
    decimals = 0,
    formatValue,
    formatDay,
    formatMoment,
  } = props;
  const [isTable, setIsTable] = useState(false);
  const values = points.map(({ value }) => value);
  const scale = props.ticks ? fixedScale(props.ticks) : scaleFor(values, { decimals });
  return (
    <>
      {isTable ? (
        <TrendTable
          label={label}
          unit={unit}
          points={points}
          formatValue={formatValue}
          formatMoment={formatMoment}
        />
      ) : (
        <Picture role="img" aria-label={summary}>
          <Suspense>
            <TrendLine
              domain={domain}
              points={points}
              scale={scale}
              formatValue={formatValue}
              formatDay={formatDay}
            />
          </Suspense>
        </Picture>
      )}
      <Foot>
        <Button size="sm" tone="quiet" onClick={() => setIsTable(!isTable)}>
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </Foot>
    </>
  );
}
