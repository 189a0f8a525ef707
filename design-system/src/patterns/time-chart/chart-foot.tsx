import styled from '@emotion/styled';
import type { ReactElement, RefObject } from 'react';
import { Button } from '../../components/button/button';
import { Menu } from '../../components/menu/menu';
import { MenuItem } from '../../components/menu/menu-item';
import type { ChartSeries } from './chart-scene';
import { download, toCsv, toPng, toSvg } from './export-chart';
import { footStyle } from './time-chart.style';

interface ChartFootProps {
  /** Heads the column of the file: "Sleep, hours". */
  column: string;
  series: ChartSeries;
  /** A column of its own in the file, at the times of the first. */
  second: (ChartSeries & { unit: string }) | undefined;
  svg: RefObject<SVGSVGElement | null>;
  fileName: string;
  isTable: boolean;
  isZoomed: boolean;
  onTable: (isTable: boolean) => void;
  onEverything: () => void;
}

const Foot = styled.div(footStyle);

/** The same as a table, as a file, and all of it again. */
export function ChartFoot(props: ChartFootProps): ReactElement {
  const { column, series, second, svg, fileName, isTable, isZoomed, onTable, onEverything } = props;
  const saveCsv = (): void =>
    download(
      toCsv([['time', column, ...(second ? [second.unit] : [])], ...rowsOf(series, second)]),
      `${fileName}.csv`,
    );
  const saveSvg = (): void => {
    if (svg.current) download(toSvg(svg.current), `${fileName}.svg`);
  };
  const savePng = async (): Promise<void> => {
    if (svg.current) download(await toPng(svg.current), `${fileName}.png`);
  };
  return (
    <Foot>
      <Button size="sm" tone="quiet" onClick={() => onTable(!isTable)}>
        {isTable ? 'Show as chart' : 'Show as table'}
      </Button>
      <Menu
        align="start"
        trigger={(trigger) => (
          <Button size="sm" tone="quiet" {...trigger}>
            Export
          </Button>
        )}
      >
        <MenuItem onSelect={saveCsv}>All values as CSV</MenuItem>
        {!isTable && <MenuItem onSelect={() => void savePng()}>Picture as PNG</MenuItem>}
        {!isTable && <MenuItem onSelect={saveSvg}>Picture as SVG</MenuItem>}
      </Menu>
      {isZoomed && !isTable && (
        <Button size="sm" tone="quiet" onClick={onEverything}>
          Show everything
        </Button>
      )}
    </Foot>
  );
}

function rowsOf({ times, values }: ChartSeries, second: ChartSeries | undefined): (string | number)[][] {
  const others = new Map(second?.times.map((at, index) => [at, second.values[index] ?? Number.NaN]));
  return times.map((at, index) => [
    new Date(at).toISOString(),
    values[index] ?? Number.NaN,
    ...(second ? [others.get(at) ?? Number.NaN] : []),
  ]);
}
