import { serversOf } from './servers.js';

const NOTHING: Parameters<typeof serversOf>[0] = {
  ...{ IDENTITY: 'local', MODEL_URL: undefined, EMBEDDINGS_URL: undefined, TRANSCRIPTION_URL: undefined },
  ...{ SPEECH_URL: undefined, MAIL_URL: undefined },
};

describe('where something may be sent', () => {
  it('is nowhere unless somebody set it up', () => {
    expect(serversOf(NOTHING, [])).toEqual([]);
  });

  it.each([
    ['http://localhost:11434/v1', 'this-machine'],
    ['http://127.0.0.1:11434/v1', 'this-machine'],
    ['http://ollama:11434/v1', 'private-network'],
    ['http://192.168.1.10:8080', 'private-network'],
    ['http://nas.local:8080', 'private-network'],
    ['http://[fd00::1]:8080', 'private-network'],
    ['https://api.example.com/v1', 'outside'],
    ['http://93.184.215.14/v1', 'outside'],
  ])('%s is %s', (url, place) => {
    expect(serversOf({ ...NOTHING, MODEL_URL: url }, [])).toMatchObject([{ part: 'language-model', place }]);
  });

  it('names homes and an identity elsewhere, without passwords', () => {
    const found = serversOf(
      { ...NOTHING, IDENTITY: 'firebase', MAIL_URL: 'smtp://me:pw@mail.example.com:587' },
      ['mqtt://192.168.1.5:1883'],
    );
    expect(found).toEqual([
      { part: 'mail', host: 'mail.example.com:587', place: 'outside' },
      { part: 'sign-in', host: 'identitytoolkit.googleapis.com', place: 'outside' },
      { part: 'home', host: '192.168.1.5:1883', place: 'private-network' },
    ]);
  });
});
