import { Card } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useContactForm } from '../hooks/use-contact-form';
import { ContactForm } from './contact-form';
import { ContactSent } from './contact-sent';

/** The form, then the confirmation in its place. */
export function ContactCard(): ReactElement {
  const form = useContactForm();
  return (
    <Card>
      {form.reference === undefined ? (
        <ContactForm form={form} />
      ) : (
        <ContactSent reference={form.reference} email={form.getValues('email')} onAnother={form.startOver} />
      )}
    </Card>
  );
}
