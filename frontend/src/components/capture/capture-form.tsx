import { Box, Button, Callout, Row, Skeleton, Stack, TextField } from '@twyn/design-system';
import {
  lazy,
  Suspense,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type SubmitEvent,
} from 'react';
import { formatCount, formatQuantity } from '../../lib/format';
import { MAX_MEMORY_LENGTH } from './capture-draft';
import { submitKey } from '../submit-key';
import { useBatch } from './use-batch';
import { useCapture } from './use-capture';

// Most captures are one memory, so the way of many comes with the first of them.
const BatchPanel = lazy(async () => ({ default: (await import('./batch-panel')).BatchPanel }));
const BulkChoice = lazy(async () => ({ default: (await import('./bulk-choice')).BulkChoice }));
const CaptureTools = lazy(async () => ({ default: (await import('./capture-tools')).CaptureTools }));
/** While a batch runs well. */
const BATCH_PANEL_PX = 88;

/** From here on the owner sees how much room is left. */
const COUNTER_FROM = MAX_MEMORY_LENGTH - 2_000;

export interface CaptureFormProps {
  label: ReactNode;
  hideLabel?: boolean;
  /** The text is stored as one memory. */
  onRemembered?: () => void;
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
  /** Above the field, e.g. a choice of what becomes of the words. */
  head?: ReactNode;
  /** Present while the words are a question or a command: they go there, and the field is empty again. */
  onAsk?: ((words: string) => void) | undefined;
}

/** Tell the twin something. What is written here survives failures, reloads and the end of a session. */
export function CaptureForm(props: CaptureFormProps): ReactElement {
  const { label, hideLabel, onRemembered, inputRef, head, onAsk } = props;
  const capture = useCapture();
  const batch = useBatch();
  const form = useRef<HTMLFormElement>(null);
  const { text, paragraphs, isSaving, problem } = capture;
  const isTooLong = text.length > MAX_MEMORY_LENGTH;

  if (batch.batch) {
    return (
      <Suspense fallback={<Skeleton shape="block" height={BATCH_PANEL_PX} />}>
        <BatchPanel
          capture={batch}
          batch={batch.batch}
          onDiscard={(rest) => capture.setText(rest.join('\n\n'))}
        />
      </Suspense>
    );
  }

  const keepAsOne = async (options?: { saveAnyway: boolean }): Promise<void> => {
    if (text.trim() === '') form.current?.querySelector('textarea')?.focus();
    else if (!isTooLong && (await capture.remember(options))) onRemembered?.();
  };
  const ask = (): void => {
    if (text.trim() === '') form.current?.querySelector('textarea')?.focus();
    else {
      onAsk?.(text.trim());
      capture.clear();
    }
  };
  const insist = capture.isForbidden ? () => void keepAsOne({ saveAnyway: true }) : undefined;
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (onAsk) ask();
    else if (!isSaving) void keepAsOne();
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (!isSubmitKey(event, onAsk !== undefined)) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };

  return (
    <Stack component="form" ref={form} spacing={1.5} noValidate onSubmit={handleSubmit}>
      {head}
      <TextField
        ref={inputRef}
        label={label}
        hideLabel={hideLabel}
        multiline
        minRows={3}
        maxRows={12}
        placeholder="A thought, a plan, how you feel, what someone said"
        value={text}
        readOnly={isSaving}
        hint={text.length >= COUNTER_FROM && lengthHint(text.length)}
        error={isTooLong && tooLong(text.length, paragraphs.length)}
        onChange={(event) => capture.setText(event.target.value)}
        onPaste={(event) => capture.notePaste(event.clipboardData.getData('text/plain'))}
        onKeyDown={handleKeyDown}
      />
      {problem && <NotSaved problem={problem} onInsist={insist} />}
      {paragraphs.length > 1 && !onAsk ? (
        <Suspense>
          <BulkChoice
            count={paragraphs.length}
            canKeepAsOne={!isTooLong}
            isSaving={isSaving}
            onKeepApart={() => {
              batch.start(paragraphs);
              capture.clear();
            }}
          />
        </Suspense>
      ) : (
        <CaptureActions onHeard={capture.addSentence} isSaving={isSaving}>
          {onAsk ? 'Ask' : isSaving ? 'Saving' : problem ? 'Try again' : 'Remember'}
        </CaptureActions>
      )}
    </Stack>
  );
}

interface CaptureActionsProps {
  onHeard: (sentence: string) => void;
  isSaving: boolean;
  /** On the button. */
  children: ReactNode;
}

function CaptureActions({ onHeard, isSaving, children }: CaptureActionsProps): ReactElement {
  return (
    <Row gap={1} justify="end">
      <Suspense>
        <CaptureTools onHeard={onHeard} />
      </Suspense>
      <Button type="submit" tone="primary" size="sm" loading={isSaving}>
        {children}
      </Button>
    </Row>
  );
}

/** Ctrl+Enter always; Enter alone for a question, since a note may have lines. */
function isSubmitKey(event: KeyboardEvent, isQuestion: boolean): boolean {
  // Enter that ends a composition (Japanese, Chinese) chooses letters.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return false;
  return event.ctrlKey || event.metaKey || (isQuestion && !event.shiftKey && submitKey() === 'enter');
}

interface NotSavedProps {
  problem: string;
  /** Where the user asked never to remember such a thing. */
  onInsist: (() => void) | undefined;
}

function NotSaved({ problem, onInsist }: NotSavedProps): ReactElement {
  return (
    <Callout tone={onInsist ? 'info' : 'danger'} title="Couldn’t save">
      {problem} Your text stays here.
      {onInsist && (
        <Box sx={{ mt: 1 }}>
          <Button size="sm" onClick={onInsist}>
            Save anyway
          </Button>
        </Box>
      )}
    </Callout>
  );
}

function lengthHint(length: number): string {
  return `${formatCount(length)} of ${formatCount(MAX_MEMORY_LENGTH)} characters`;
}

function tooLong(length: number, paragraphs: number): string {
  const excess = formatQuantity(length - MAX_MEMORY_LENGTH, 'character', 'characters');
  const remedy =
    paragraphs > 1 ? 'Save one memory per paragraph, or shorten it.' : 'Shorten it, or save it in parts.';
  return `${excess} too long for one memory. ${remedy}`;
}
