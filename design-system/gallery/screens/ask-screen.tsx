import { useState, type ReactElement } from 'react';
import {
  AnswerBlock,
  Box,
  Chip,
  Citation,
  Composer,
  Icon,
  IconButton,
  ListDetail,
  ListRow,
  MessageBubble,
  Row,
  SourceChip,
  Text,
  Thread,
} from '../../src';
import { space } from '../../src/theme/css';
import { ScreenFrame } from './screen-frame';

const names = { body: 'Body', mood: 'Mood', memory: 'Memory', home: 'Home' };

const conversations = [
  { title: 'Why I am tired this week', meta: '07:12' },
  { title: 'Questions for Dr. Okafor', meta: '06:58' },
  { title: 'Porto in May', meta: 'Tue' },
  { title: 'Heating before guests arrive', meta: 'Tue' },
];

export function AskScreen(): ReactElement {
  return (
    <ScreenFrame current="Ask" fill>
      <ListDetail listLabel="Conversations" listWidth="narrow" list={<Conversations />} detail={<Detail />} />
    </ScreenFrame>
  );
}

function Conversations(): ReactElement {
  return (
    <Box sx={{ px: 1 }}>
      <Row justify="between" style={{ padding: space(2, 0, 1, 1.5) }}>
        <Text variant="h3" as="h2">
          Conversations
        </Text>
        <IconButton size="sm" label="New conversation" icon={<Icon name="plus" />} />
      </Row>
      {conversations.map(({ title, meta }, index) => (
        <ListRow
          key={title}
          density="compact"
          title={title}
          meta={meta}
          href={`#${String(index)}`}
          selected={index === 0}
        />
      ))}
    </Box>
  );
}

function Detail(): ReactElement {
  const [text, setText] = useState('');
  return (
    <Thread
      title="Why I am tired this week"
      tools={<IconButton label="More" icon={<Icon name="more" size={18} />} />}
      composer={
        <Composer
          label="Ask your twin"
          placeholder="Ask a follow-up"
          value={text}
          onChange={setText}
          onSubmit={() => setText('')}
          submitLabel="Send"
          context={<Scope />}
          tools={<IconButton label="Attach" icon={<Icon name="plus" />} />}
          note="Answers use your own data. Patterns are not medical advice."
        />
      }
    >
      <MessageBubble>Why have I been so tired since Monday? And can you make tonight easier?</MessageBubble>
      <Answer />
    </Thread>
  );
}

function Scope(): ReactElement {
  return (
    <>
      <Text variant="caption" tone="faint">
        Looks in
      </Text>
      {(['body', 'mood', 'memory', 'home'] as const).map((domain) => (
        <Chip key={domain} icon={domain} label={names[domain]} selected onClick={() => undefined} />
      ))}
      <Chip icon="clock" label="Last 30 days" selected={false} onClick={() => undefined} />
    </>
  );
}

function Answer(): ReactElement {
  return (
    <AnswerBlock
      note="07:12, read 9 sources, used 4"
      sources={
        <>
          <SourceChip number={1} domain="body" name="Sleep" meta="9–12 Mar" href="#1" />
          <SourceChip number={2} domain="mood" name="Check-ins" meta="8 this week" href="#2" />
          <SourceChip number={3} name="“Toronto calls until April”" meta="2 Mar" href="#3" />
          <SourceChip number={4} domain="home" name="Bedroom sensor" meta="3 nights" href="#4" />
        </>
      }
    >
      <p>
        Short sleep explains most of it. You averaged 6 h 05 min over the last three nights, about an hour
        under your usual.
        <Citation number={1} domain="body" name="Sleep" href="#1" /> Your check-ins fell on the same days,
        from 3.8 to 3.2.
        <Citation number={2} domain="mood" name="Check-ins" href="#2" />
      </p>
      <p>
        Two things came before it: late calls with Toronto on Monday and Tuesday,
        <Citation number={3} name="Toronto calls until April" href="#3" /> and a bedroom that stayed above 21
        °C until after midnight.
        <Citation number={4} domain="home" name="Bedroom sensor" href="#4" /> In January you wrote that you
        sleep best at 18 °C.
      </p>
    </AnswerBlock>
  );
}
