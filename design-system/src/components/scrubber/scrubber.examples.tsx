import { useState, type ReactElement } from 'react';
import { Box } from '../layout/layout';
import { Scrubber } from './scrubber';

const years = ['2026', '2025', '2024', '2023'];

export function Years(): ReactElement {
  const [step, setStep] = useState(1);
  return (
    <Box sx={{ height: 320 }}>
      <Scrubber
        label="Jump to a year"
        value={step}
        steps={years.length}
        valueText={years[step] ?? ''}
        at={step / years.length}
        marks={years.map((label, index) => ({ label, at: index / years.length }))}
        onChange={setStep}
        stepAt={(place) => Math.min(years.length - 1, Math.floor(place * years.length))}
      />
    </Box>
  );
}
