import { type Draft } from '../command.js';
import { type Sentence } from '../sentence.js';
import { anyOf } from '../word-patterns.js';

const PLAY =
  /^(?:re ?play|play|shuffle|tune (?:in )?to|stream|start playing|(?:find|search)(?: .*)? and play)\b(?<what>.*)$/u;
const WISH =
  /^(?:i (?:want|would like|would love|need|wish|feel like) (?:to )?(?:hear|listen(?:ing)?(?: to)?|play)|(?:let (?:me|us)) (?:hear|listen to)|(?:can|could|may) i (?:hear|listen to)|(?:i am )?in the mood (?:for|to hear)|give me some|go to|open|read(?: me)?|continue|resume|start|begin|turn|switch|put|activate|move|back|get me|give me|need|find(?= .*\b(?:music|songs?|radio|podcasts?)\b)|set|change|select|pick up|skip|next)\b(?<what>.*)$/u;
const LISTEN =
  /^(?:i (?:would|will)? ?(?:want|like|love|need|wish)? ?(?:to )?)?(?:hear|listen to) (?!you\b|a thing|anything|(?:(?:the|a|any|some) )?sounds?\b|.*\bvoice\b)(?<what>.*)$/u;
/** "Resume Animal Farm": what goes on is a title, not a player. */
const GOES_ON =
  /^(?:resume|continue|pick up)(?: (?:play(?:ing|back)?|reading|listening to|(?:the )?playback|play)(?: (?:of|with))?)? (?!timer|playback|playing|it$|that$)(?<what>[a-z@].*)$/u;
const FREQUENCY = /^(?:turn|switch|put|tune|play|find|listen)\b.* (?:8[89]|9\d|10[0-8])\.\d\b/u;
const HEARD = anyOf(`
  music, songs?, radio, podcasts?, audio ?books?, book (?:please|now|on), my book, the book, playlists?,
  radio station, album, tunes?, fm, am radio, channel, episodes?, next chapter, jazz, rock, pop,
  classical, hip hop, rap, spotify, pandora
`);
const GAME = anyOf(`
  games?, chess, tic tac toe, hangman, rummy, canasta, cards, poker, scrabble, monopoly, checkers,
  sudoku, football, cricket, trivia, quiz, solitaire, candy crush, with me, a round, minecraft, tetris,
  pacman, mario, soccer, golf, ludo, uno
`);
/** "Jazz radio", "electronic music please". */
const BARE =
  /^(?!disable|stop|find|identify|show|update|name)(?:[a-z]+ ){0,3}(?:radio|podcasts?|audio ?books?|music|playlist)$/u;
/** What one thinks of music, or does with it, is no wish to hear it. */
const OPINION = anyOf(`
  likes?, loves?, enjoy, favou?rites?, save, store, good, best, great, add, rate, rating, amazing,
  awesome, lovely, hate, prefer, fan of, remove, delete, create, buy, order, share, singer, artist,
  genre, name of, who
`);
const QUESTION = /^(?:tell me|any|remind|do|will|what|which|who|when|where|why|how|is|are|does|did)\b/u;
const OTHER = anyOf(`
  news, recipes?, e ?mails?, tickets?, restaurants?, store, shops?, weather, jokes?, fiction,
  nonfiction, book club, movies? (?:theat|near|tonight|times), book (?:a|an|me|my|the), facebook,
  twitter, calendar, contact, contacts, messages?, voicemail
`);

/** Music, radio, podcasts and books by name: what is heard is free text. */
export function playback(sentence: Sentence): Draft | undefined {
  const { text } = sentence;
  if (QUESTION.test(text) || GAME.test(text) || OTHER.test(text)) return undefined;
  const what = PLAY.exec(text)?.groups?.what ?? wished(sentence);
  if (what === undefined) return undefined;
  const query = sentence.said(
    what
      .replace(/^ (?:on|up) /u, ' ')
      .replace(/\b(?:on|in) (?:the |my )?@[eaf]\d+$/u, '')
      .trim(),
  );
  return {
    skill: 'unsupported.play',
    parameters: query === '' ? {} : { query },
    scope: { domains: ['media_player'], isPlural: false },
    explains: /.*/u,
  };
}

/** A wish to hear that does not begin with "play". */
function wished(sentence: Sentence): string | undefined {
  const { text } = sentence;
  const isOther = sentence.hasNoun('light', 'climate', 'fan', 'cover', 'switch', 'vacuum');
  if (isOther || /\b(?:alarms?|timers?|volume|calendar|lists?)\b/u.test(text)) return undefined;
  const titled = LISTEN.exec(text) ?? GOES_ON.exec(text);
  if (titled) return titled.groups?.what;
  if (FREQUENCY.test(text)) return text;
  return HEARD.test(text) && !OPINION.test(text)
    ? (WISH.exec(text)?.groups?.what ?? (BARE.test(text) ? text : undefined))
    : undefined;
}
