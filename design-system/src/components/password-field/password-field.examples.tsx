import type { ReactElement } from 'react';
import { Stack } from '../layout/layout';
import { Link } from '../link/link';
import { PasswordField } from './password-field';

export function States(): ReactElement {
  return (
    <Stack spacing={2}>
      <PasswordField
        label="Password"
        size="lg"
        labelEnd={<Link href="#reset">Reset</Link>}
        autoComplete="current-password"
        defaultValue="correct-horse"
      />
      <PasswordField label="New password" hint="At least 6 characters." autoComplete="new-password" />
      <PasswordField
        label="New password, while typing"
        hint="At least 6 characters."
        strengthHint="Strong: long and unlike a word."
        autoComplete="new-password"
      />
    </Stack>
  );
}
