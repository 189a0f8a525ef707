import { useState, type ReactElement } from 'react';
import { Chip } from '../../components/chip/chip';
import { Icon } from '../../components/icon/icon';
import { IconButton } from '../../components/icon-button/icon-button';
import { Box } from '../../components/layout/layout';
import { Composer } from './composer';
import { composerChoice } from './composer-options';

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
          <Chip label="Memory" icon="memory" selected onClick={() => undefined} />
          <Chip label="Body" icon="body" selected onClick={() => undefined} />
          <Chip label="Mood" icon="mood" selected={false} onClick={() => undefined} />
          <Chip label="Home" icon="home" selected onClick={() => undefined} />
        </>
      }
      tools={<IconButton label="Dictate" icon={<Icon name="mic" />} />}
      note="Answers use your own data. Patterns aren’t medical advice."
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

const nothing = (): void => undefined;
const commands = [
  { id: 'remember', icon: 'plus', label: '/remember', detail: 'Keep it as a memory', onSelect: nothing },
  { id: 'remind', icon: 'clock', label: '/remind', detail: 'At a time', onSelect: nothing },
] as const;

export function WithChoice(): ReactElement {
  const [text, setText] = useState('/rem');
  const choice = composerChoice(
    {
      id: 'commands',
      label: 'Commands',
      options: commands,
      chosen: commands[0],
      onPoint: nothing,
      onRun: nothing,
    },
    nothing,
  );
  return (
    <Box sx={{ pt: 20 }}>
      <Composer
        label="Ask your twin"
        value={text}
        onChange={setText}
        onSubmit={() => setText('')}
        submitLabel="Send"
        choice={choice}
      />
    </Box>
  );
}
