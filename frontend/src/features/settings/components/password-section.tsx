import { Card, PageSection } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { ItemRow, Button, Glyph } from '@twyn/design-system';
import type { SignInMethods } from '../../../platform/identity/identity';
import { countSignInMethods } from '../lib/sign-in-methods';
import { PasswordForm } from './password-form';
import { RemoveMethod } from './remove-method';

export interface PasswordSectionProps {
  methods: SignInMethods;
  onChanged: () => Promise<void>;
}

export function PasswordSection({ methods, onChanged }: PasswordSectionProps): ReactElement {
  const { email, hasPassword } = methods;
  const [isEditing, setIsEditing] = useState(false);
  const label = hasPassword ? 'Change password' : 'Set a password';
  return (
    <PageSection title="Password" lead="Together with your email address.">
      <Card padding="none">
        <ItemRow
          glyph={<Glyph domain="neutral" icon="lock" />}
          title={hasPassword ? 'Password' : 'No password'}
          secondary={hasPassword ? email : withoutPassword(email)}
          action={
            !isEditing &&
            email !== null && (
              <>
                {hasPassword && countSignInMethods(methods) > 1 && (
                  <RemoveMethod method="password" name="the password" onRemoved={onChanged} />
                )}
                <Button size="sm" onClick={() => setIsEditing(true)}>
                  {label}
                </Button>
              </>
            )
          }
        >
          {isEditing && (
            <PasswordForm
              email={email}
              isFirst={!hasPassword}
              onChanged={onChanged}
              onClose={() => setIsEditing(false)}
            />
          )}
        </ItemRow>
      </Card>
    </PageSection>
  );
}

function withoutPassword(email: string | null): string {
  return email === null
    ? 'Add an email address to your account first.'
    : 'Set one to sign in with your email as well.';
}
