import { Badge, Button, Card, Glyph, ItemRow, PageSection } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { PhoneForm } from './phone-form';
import { RemoveMethod } from './remove-method';

export interface PhoneSectionProps {
  phone: string | null;
  onChanged: () => Promise<void>;
}

export function PhoneSection({ phone, onChanged }: PhoneSectionProps): ReactElement {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <PageSection title="Phone" lead="A number that proves, by a code, that the account is yours.">
      <Card padding="none">
        <ItemRow
          glyph={<Glyph domain="neutral" icon="phone" />}
          title={phone ?? 'No number'}
          badge={phone !== null && <Badge tone="success">Verified</Badge>}
          secondary={phone === null && 'A code is sent to it once.'}
          action={
            phone === null
              ? !isAdding && (
                  <Button size="sm" onClick={() => setIsAdding(true)}>
                    Add a number
                  </Button>
                )
              : !isAdding && <RemoveMethod method="phone" name="the number" onRemoved={onChanged} />
          }
        >
          {isAdding && <PhoneForm onAdded={onChanged} onClose={() => setIsAdding(false)} />}
        </ItemRow>
      </Card>
    </PageSection>
  );
}
