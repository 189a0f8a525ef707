import { Button, Dialog, download, Row, TextField } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { errorMessage } from '../../../api/api-error';
import { notify } from '../../../lib/notify';
import { useCreateMemoryMutation } from '../../../shared/memory/api/memory.api';
import { type Review, useMakeLifeReviewMutation } from '../api/reviews.api';

/** What can be done with a review: kept in one’s own words, taken along, made anew. */
export function ReviewActions({ review }: { review: Review }): ReactElement {
  const [isKeeping, setKeeping] = useState(false);
  const [make, { isLoading }] = useMakeLifeReviewMutation();
  const { kind, from } = review;
  const again = async (): Promise<void> => {
    const { error } = await make({ kind, date: from });
    if (!error) notify.success('Made from what is known by now.');
  };
  const save = (): void =>
    download(
      new Blob([review.markdown], { type: 'text/markdown;charset=utf-8' }),
      `review-${kind}-${from}.md`,
    );
  return (
    <Row>
      <Button onClick={() => setKeeping(true)}>Keep as a memory</Button>
      <Button tone="quiet" onClick={save}>
        Download
      </Button>
      {review.isOver && (
        <Button tone="quiet" loading={isLoading} onClick={() => void again()}>
          Make anew
        </Button>
      )}
      {isKeeping && <KeepDialog review={review} onClose={() => setKeeping(false)} />}
    </Row>
  );
}

function KeepDialog({ review, onClose }: { review: Review; onClose: () => void }): ReactElement {
  const [text, setText] = useState(review.markdown);
  const [problem, setProblem] = useState<string>();
  const [create, { isLoading }] = useCreateMemoryMutation();
  const keep = async (): Promise<void> => {
    const { error } = await create({ createMemory: { text, kind: 'note', tags: ['review'] } });
    if (error) {
      setProblem(errorMessage(error));
      return;
    }
    notify.success('Remembered');
    onClose();
  };
  return (
    <Dialog
      open
      title="Keep this review"
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            tone="primary"
            loading={isLoading}
            disabled={text.trim() === ''}
            onClick={() => void keep()}
          >
            Remember
          </Button>
        </>
      }
    >
      <TextField
        label="In your own words"
        multiline
        minRows={8}
        maxRows={18}
        value={text}
        error={problem}
        onChange={(event) => setText(event.target.value)}
      />
    </Dialog>
  );
}
