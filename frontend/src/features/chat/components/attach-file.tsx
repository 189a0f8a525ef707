import { AnswerIcon, Button, Callout, IconButton } from '@twyn/design-system';
import { useRef, useState, type ChangeEvent, type ReactElement, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { handFile } from '../../../shared/imports/handed-file';
import { type Attachment, readAttachment } from '../lib/attachment';

interface Attaching {
  button: ReactElement;
  /** What became of a file that does not stand in the message. */
  notice: ReactNode;
}

/** Puts a short text into the message, or hands a file over to the import. */
export function useAttachFile(
  text: string,
  onChange: (text: string) => void,
  { disabled }: { disabled: boolean },
): Attaching {
  const input = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState<Exclude<Attachment, { kind: 'quoted' }> | null>(null);
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = currentTarget.files?.[0];
    // The same file can be chosen once more.
    currentTarget.value = '';
    if (!file) return;
    const read = await readAttachment(file, text).catch((): Attachment => unreadable(file));
    setLeft(read.kind === 'quoted' ? null : read);
    if (read.kind === 'quoted') onChange(read.text);
  };
  return {
    button: (
      <>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="File for your message"
          onChange={(event) => void take(event)}
        />
        <IconButton
          label="Attach a file"
          icon={<AnswerIcon name="attach" size={20} />}
          disabled={disabled}
          onClick={() => input.current?.click()}
        />
      </>
    ),
    notice: left && <LeftOut left={left} onDismiss={() => setLeft(null)} />,
  };
}

interface LeftOutProps {
  left: Exclude<Attachment, { kind: 'quoted' }>;
  onDismiss: () => void;
}

function LeftOut({ left, onDismiss }: LeftOutProps): ReactElement {
  const navigate = useNavigate();
  if (left.kind === 'unreadable')
    return (
      <Callout tone="danger" role="alert" onDismiss={onDismiss}>
        {left.why}
      </Callout>
    );
  const { file, why } = left;
  const importIt = (): void => {
    handFile(file);
    void navigate(paths.imports);
  };
  return (
    <Callout
      role="status"
      onDismiss={onDismiss}
      action={
        <Button size="sm" onClick={importIt}>
          Import it
        </Button>
      }
    >
      {why} It can be imported as memories instead.
    </Callout>
  );
}

function unreadable({ name }: File): Attachment {
  return { kind: 'unreadable', why: `${name} could not be read.` };
}
