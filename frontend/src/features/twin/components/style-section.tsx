import { Box, Button, Card, Select, Skeleton, Slider, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { type TwinStyle, type TwinVersions, useListTwinVersionsQuery } from '../api/twin.api';
import { LANGUAGE_OPTIONS, sliderWord, STYLE_SLIDERS, styleOf } from '../lib/style-words';
import { StylePreviewCard } from './style-preview-card';

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'stretch',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
} as const;

/** How the twin speaks: its settings, and the same answer before and after. */
export function StyleSection(): ReactElement {
  const query = useListTwinVersionsQuery();
  return (
    <QueryBoundary
      query={query}
      inCard
      errorTitle="Couldn’t load how your twin speaks"
      skeleton={<Skeleton shape="block" height={320} />}
    >
      {(versions) => <StyleEditor key={versions.current.number} versions={versions} />}
    </QueryBoundary>
  );
}

function StyleEditor({ versions }: { versions: TwinVersions }): ReactElement {
  const [style, setStyle] = useState<TwinStyle>(() => styleOf(versions.current));
  const change = (part: Partial<TwinStyle>): void => setStyle((now) => ({ ...now, ...part }));
  return (
    <Box sx={COLUMNS}>
      <Card
        title="How it speaks"
        actions={
          <Button size="sm" tone="quiet" onClick={() => setStyle(versions.usual)}>
            Reset
          </Button>
        }
      >
        <Stack spacing={1.5}>
          {STYLE_SLIDERS.map((slider) => (
            <div key={slider.name}>
              <Text variant="label">{slider.label}</Text>
              <Slider
                label={slider.label}
                value={style[slider.name]}
                valueText={(value) => sliderWord(slider, value)}
                onCommit={(value) => change({ [slider.name]: value })}
              />
            </div>
          ))}
          <Select
            label="Language"
            options={LANGUAGE_OPTIONS}
            value={style.language}
            onChange={(language) => change({ language })}
          />
          <Text variant="caption" tone="muted">
            It shapes what your twin says of you here. Answers in the chat keep to their sources’ words.
          </Text>
        </Stack>
      </Card>
      <StylePreviewCard versions={versions} style={style} />
    </Box>
  );
}
