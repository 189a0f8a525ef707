import { describe, expect, it } from 'vitest';
import { leavingWords, thinnestWords } from './dashboard-words';

const area = (name: 'memories' | 'people' | 'body' | 'mood' | 'conversations', count: number) => ({
  ...{ area: name, count, latest: null },
});
const server = (host: string, place: 'this-machine' | 'private-network' | 'outside') => ({
  ...{ part: 'language-model' as const, host, place },
});

describe('what is known least', () => {
  it.each([
    [[area('memories', 0), area('mood', 0), area('conversations', 4)], /^Nothing is known yet\. Tell it/],
    [[area('memories', 9), area('mood', 0), area('body', 0)], /^Nothing is known yet of: mood and body\.$/],
    [[area('memories', 9), area('people', 2), area('conversations', 1)], /^Least is known of: people\.$/],
  ])('%j', (areas, words) => {
    expect(thinnestWords(areas)).toMatch(words);
  });
});

describe('what may leave', () => {
  it.each([
    [[], 'Nothing is set up that anything of yours could be sent to.'],
    [
      [server('ollama:11434', 'private-network'), server('localhost', 'this-machine')],
      'Everything that is set up stays on this machine or in your own network.',
    ],
    [
      [server('api.example.com', 'outside'), server('api.example.com', 'outside')],
      'What they need is sent to api.example.com, which is outside.',
    ],
  ])('%j', (servers, words) => {
    expect(leavingWords(servers)).toBe(words);
  });
});
