import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { Card } from '../../components/card/card';
import { Glyph } from '../../components/glyph/glyph';
import { Skeleton } from '../../components/skeleton/skeleton';
import { bodyStyle, chartHeight, footStyle, pictureStyle } from './trend-chart.style';
import { typeScale } from '../../tokens/type';
import type { TrendDomain } from './trend-point';

const Body = styled.div(bodyStyle);
const Picture = styled.div(pictureStyle);
const Foot = styled.div(footStyle);

/** The shape of a chart that is on its way. */
export function TrendSkeleton({ domain }: { domain: TrendDomain }): ReactElement {
  return (
    <Card
      padding="none"
      glyph={<Glyph domain={domain} size="sm" />}
      title={<Skeleton width={96} />}
      titleAs="div"
      aria-busy
      aria-label="Loading"
    >
      <Body>
        <Skeleton width={96} height={typeScale.metric.line} />
        <Skeleton width="72%" height={typeScale.body.line} />
        <Picture>
          <Skeleton shape="block" height={chartHeight.picture} />
        </Picture>
        <Foot />
      </Body>
    </Card>
  );
}
