import { useState, type ReactElement } from 'react';
import { Box } from '../../components/layout/layout';
import { MessageBubble } from '../../components/message-bubble/message-bubble';
import { AnswerBlock } from '../answer-block/answer-block';
import { Composer } from '../composer/composer';
import { Thread } from './thread';

export function Conversation(): ReactElement {
  const [text, setText] = useState('');
  return (
    <Box sx={{ height: '70vh' }}>
      <Thread
        title="Porto in May"
        composer={
          <Composer
            label="Ask your twin"
            placeholder="Ask a follow-up"
            value={text}
            onChange={setText}
            onSubmit={() => setText('')}
            submitLabel="Send"
          />
        }
      >
        <MessageBubble>Where did we eat?</MessageBubble>
        <AnswerBlock note="07:12">
          <p>In the courtyard place near Rua das Flores.</p>
        </AnswerBlock>
      </Thread>
    </Box>
  );
}
