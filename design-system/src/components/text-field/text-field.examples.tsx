import type { ReactElement } from 'react';
import { Icon } from '../icon/icon';
import { Grid } from '../layout/layout';
import { Text } from '../text/text';
import { TextField } from './text-field';

export function States(): ReactElement {
  return (
    <Grid container spacing={2}>
      <Grid size={{ xs: 12, sm: 6 }}>
        <TextField label="Rest" defaultValue="Kitchen radiator" />
      </Grid>
      <Grid size={{ xs: 12, sm: 6 }}>
        <TextField label="Disabled" value="Set by the server" disabled readOnly />
      </Grid>
      <Grid size={{ xs: 12, sm: 6 }}>
        <TextField
          label="Empty"
          placeholder="Find in memory"
          startAdornment={<Icon name="search" size={18} />}
          hint="Searches by meaning, not only words."
        />
      </Grid>
      <Grid size={{ xs: 12, sm: 6 }}>
        <TextField
          label="Target temperature"
          defaultValue="45"
          inputMode="decimal"
          endAdornment={<Text tone="faint">°C</Text>}
          error="Choose between 5 and 30 °C."
        />
      </Grid>
      <Grid size={{ xs: 12, sm: 6 }}>
        <TextField label="Large" size="lg" type="email" defaultValue="mara@kessler.example" />
      </Grid>
    </Grid>
  );
}

export function GrowsWithItsText(): ReactElement {
  return (
    <TextField
      label="Tell your twin something"
      multiline
      minRows={3}
      maxRows={8}
      placeholder="A thought, a plan, how you feel, what someone said"
    />
  );
}
