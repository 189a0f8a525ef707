import { type Draft } from '../command.js';
import { type Sentence } from '../sentence.js';

const PLAY =
  /^(?:re ?play|play|listen to|put on|shuffle|tune (?:in )?to|stream|start playing|hear|find and play|search and play)\b(?<what>.*)$/u;
const WISH =
  /^(?:i (?:want|would like|would love|need|wish|feel like) (?:to )?(?:hear|listen(?:ing)?(?: to)?|play)|(?:let (?:me|us)) (?:hear|listen to)|(?:can|could|may) i (?:hear|listen to)|(?:i am )?in the mood (?:for|to hear)|give me some|go to|open|read(?: me)?|continue|resume|start|begin|turn on|switch on|activate|find(?= .*\b(?:music|songs?|radio|podcasts?)\b)|set|change|select|pick up|skip|next)\b(?<what>.*)$/u;
const HEARD =
  /\b(?:music|songs?|radio|podcasts?|audio ?books?|books?|playlists?|station|album|tunes?|fm|am radio|channel|episodes?|chapter|jazz|rock|pop|classical|hip hop|rap|spotify|pandora)\b/u;
const ALWAYS = /^play\b/u;
const GAME =
  /\b(?:games?|chess|tic tac toe|hangman|rummy|canasta|cards|poker|scrabble|monopoly|checkers|sudoku|football|cricket|trivia|quiz|solitaire|candy crush|with me|a round|minecraft|tetris|pacman|mario|soccer|golf|ludo|uno)\b/u;
const QUESTION = /^(?:what|which|who|when|where|why|how|is|are|does|did)\b/u;
const OTHER =
  /\b(?:news|recipes?|e ?mails?|tickets?|restaurants?|store|shops?|weather|joke|movies? (?:theat|near|tonight|times)|book (?:a|an|me|my|the)|facebook|twitter|calendar|contact|contacts|messages?|voicemail)\b/u;

/** Music, radio, podcasts and books by name: what is heard is free text. */
export function hearing(sentence: Sentence): Draft | undefined {
  const { text } = sentence;
  if (QUESTION.test(text) || GAME.test(text) || OTHER.test(text)) return undefined;
  const what =
    PLAY.exec(text)?.groups?.what ?? (HEARD.test(text) ? WISH.exec(text)?.groups?.what : undefined);
  if (
    what === undefined ||
    (!ALWAYS.test(text) && !HEARD.test(text) && !/^(?:listen to|i want to hear)\b/u.test(text))
  )
    return undefined;
  const query = sentence.said(what.replace(/\b(?:on|in) (?:the |my )?@[eaf]\d+$/u, '').trim());
  return {
    skill: 'media.play',
    parameters: query === '' ? {} : { query },
    scope: { domains: ['media_player'], isPlural: false, isImplicit: true },
    explains: /.*/u,
  };
}
