import { Box, Button, LiveRegion, Stack, Text, TextField, VisuallyHidden } from '@twyn/design-system';
import type { ComponentPropsWithRef, ReactElement, SubmitEvent } from 'react';
import { formatCount } from '../../../lib/format';
import type { ContactForm as Form } from '../hooks/use-contact-form';
import { type ContactField, MAX_MESSAGE_LENGTH } from '../lib/contact-fields';
import { ContactFailure } from './contact-failure';
import { NeedsScripts } from './needs-scripts';

/** From here on it is worth knowing how much room is left. */
const NEAR_LIMIT = 4_500;

export function ContactForm({ form }: { form: Form }): ReactElement {
  const { failure, isSending, sendOnce, register, watch } = form;
  const field = (name: ContactField) => ({
    ...form.field(name),
    size: 'lg' as const,
    required: true,
    readOnly: isSending,
  });
  // Nothing before the field is there.
  const { length } = watch('message', '');
  const isNearLimit = length > NEAR_LIMIT;
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    void sendOnce();
  };
  return (
    <>
      <NeedsScripts />
      <Box sx={{ '@media (scripting: none)': { display: 'none' } }}>
        {/* Never by address: without its script the form must not put somebody's words there. */}
        <Stack component="form" method="post" noValidate spacing={2.5} onSubmit={handleSubmit}>
          <TextField label="Your name" autoComplete="name" {...field('name')} />
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            hint="Where the answer goes."
            {...field('email')}
          />
          <TextField
            label="Message"
            multiline
            minRows={6}
            maxRows={18}
            labelEnd={isNearLimit && <Count length={length} />}
            {...field('message')}
          />
          <LiveRegion>{isNearLimit && roomLeft(length)}</LiveRegion>
          <Honeypot {...register('website')} />
          <ContactFailure failure={failure} />
          <Button type="submit" tone="primary" size="lg" loading={isSending}>
            {isSending ? 'Sending…' : failure === undefined ? 'Send message' : 'Try again'}
          </Button>
        </Stack>
      </Box>
    </>
  );
}

function Count({ length }: { length: number }): ReactElement {
  return (
    <Text variant="caption" tone={length > MAX_MESSAGE_LENGTH ? 'danger' : 'muted'} tabular>
      {formatCount(length)} of {formatCount(MAX_MESSAGE_LENGTH)}
    </Text>
  );
}

/** Said once when it becomes true, not with every letter. */
function roomLeft(length: number): string {
  return length > MAX_MESSAGE_LENGTH ? 'Longer than 5,000 characters.' : 'Fewer than 500 characters left.';
}

/** Nobody sees it; programs that fill in every field give themselves away by it. */
function Honeypot(props: ComponentPropsWithRef<'input'>): ReactElement {
  return (
    <VisuallyHidden aria-hidden>
      <label>
        Leave this empty
        <input tabIndex={-1} autoComplete="off" {...props} />
      </label>
    </VisuallyHidden>
  );
}
