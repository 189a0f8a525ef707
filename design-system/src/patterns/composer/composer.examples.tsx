import { useState, type ReactElement } from 'react';
import { Chip } from '../../components/chip/chip';
import { Icon } from '../../components/icon/icon';
import { IconButton } from '../../components/icon-button/icon-button';
import { Text } from '../../components/text/text';
import { Composer } from './composer';

export function Ask(): ReactElement {
  const [text, setText] = useState('');
  return (
    <Composer
      label="Ask your twin"
      placeholder="Ask a follow-up"
      value={text}
      onChange={setText}
      onSubmit={() => setText('')}
      submitLabel="Send"
      context={
        <>
          <Text variant="caption" tone="faint">
            Looks in
          </Text>
          <Chip label="Memory" icon="memory" selected onClick={() => undefined} />
          <Chip label="Last 30 days" icon="clock" selected={false} onClick={() => undefined} />
        </>
      }
      tools={<IconButton label="Attach" icon={<Icon name="attach" />} />}
      note="Answers use your own data. Patterns are not medical advice."
    />
  );
}

export function WhileAnswering(): ReactElement {
  const [text, setText] = useState('');
  return (
    <Composer
      label="Ask your twin"
      placeholder="Ask a follow-up"
      value={text}
      onChange={setText}
      onSubmit={() => undefined}
      submitLabel="Send"
      onStop={() => undefined}
    />
  );
}

export function Capture(): ReactElement {
  const [text, setText] = useState('');
  return (
    <Composer
      label="Tell your twin something"
      placeholder="A thought, a plan, how you feel, what someone said"
      submitOn="mod-enter"
      minRows={3}
      value={text}
      onChange={setText}
      onSubmit={() => setText('')}
      submitLabel="Remember"
      submitIcon="check"
    />
  );
}
