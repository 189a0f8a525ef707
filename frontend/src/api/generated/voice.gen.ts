import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listVoicePhrases: build.query<ListVoicePhrasesApiResponse, ListVoicePhrasesApiArg>({
      query: () => ({ url: `/api/voice/phrases` }),
    }),
    createVoicePhrase: build.mutation<CreateVoicePhraseApiResponse, CreateVoicePhraseApiArg>({
      query: (queryArg) => ({ url: `/api/voice/phrases`, method: 'POST', body: queryArg.saveVoicePhrase }),
    }),
    deleteVoicePhrase: build.mutation<DeleteVoicePhraseApiResponse, DeleteVoicePhraseApiArg>({
      query: (queryArg) => ({
        url: `/api/voice/phrases/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    changeVoicePhrase: build.mutation<ChangeVoicePhraseApiResponse, ChangeVoicePhraseApiArg>({
      query: (queryArg) => ({
        url: `/api/voice/phrases/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.saveVoicePhrase,
      }),
    }),
    speakText: build.mutation<SpeakTextApiResponse, SpeakTextApiArg>({
      query: (queryArg) => ({ url: `/api/voice/speech`, method: 'POST', body: queryArg.speakText }),
    }),
    transcribeSpeech: build.mutation<TranscribeSpeechApiResponse, TranscribeSpeechApiArg>({
      query: () => ({ url: `/api/voice/transcriptions`, method: 'POST' }),
    }),
    deleteVoiceUtterances: build.mutation<DeleteVoiceUtterancesApiResponse, DeleteVoiceUtterancesApiArg>({
      query: () => ({ url: `/api/voice/utterances`, method: 'DELETE' }),
    }),
    listVoiceUtterances: build.query<ListVoiceUtterancesApiResponse, ListVoiceUtterancesApiArg>({
      query: (queryArg) => ({
        url: `/api/voice/utterances`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    createVoiceUtterance: build.mutation<CreateVoiceUtteranceApiResponse, CreateVoiceUtteranceApiArg>({
      query: (queryArg) => ({
        url: `/api/voice/utterances`,
        method: 'POST',
        body: queryArg.createVoiceUtterance,
      }),
    }),
    deleteVoiceUtterance: build.mutation<DeleteVoiceUtteranceApiResponse, DeleteVoiceUtteranceApiArg>({
      query: (queryArg) => ({
        url: `/api/voice/utterances/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    changeVoiceUtterance: build.mutation<ChangeVoiceUtteranceApiResponse, ChangeVoiceUtteranceApiArg>({
      query: (queryArg) => ({
        url: `/api/voice/utterances/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.changeVoiceUtterance,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as voiceGenerated };
export type ListVoicePhrasesApiResponse = /** status 200  */ VoicePhraseList;
export type ListVoicePhrasesApiArg = void;
export type CreateVoicePhraseApiResponse = /** status 201  */ VoicePhrase;
export type CreateVoicePhraseApiArg = {
  saveVoicePhrase: SaveVoicePhrase;
};
export type DeleteVoicePhraseApiResponse = unknown;
export type DeleteVoicePhraseApiArg = {
  id: string;
};
export type ChangeVoicePhraseApiResponse = /** status 200  */ VoicePhrase;
export type ChangeVoicePhraseApiArg = {
  id: string;
  saveVoicePhrase: SaveVoicePhrase;
};
export type SpeakTextApiResponse = /** status 200  */ Blob;
export type SpeakTextApiArg = {
  speakText: SpeakText;
};
export type TranscribeSpeechApiResponse = /** status 200  */ Transcription;
export type TranscribeSpeechApiArg = void;
export type DeleteVoiceUtterancesApiResponse = unknown;
export type DeleteVoiceUtterancesApiArg = void;
export type ListVoiceUtterancesApiResponse = /** status 200  */ VoiceUtterancePage;
export type ListVoiceUtterancesApiArg = {
  limit?: number;
  cursor?: string;
};
export type CreateVoiceUtteranceApiResponse = /** status 201  */ VoiceUtterance;
export type CreateVoiceUtteranceApiArg = {
  createVoiceUtterance: CreateVoiceUtterance;
};
export type DeleteVoiceUtteranceApiResponse = unknown;
export type DeleteVoiceUtteranceApiArg = {
  id: string;
};
export type ChangeVoiceUtteranceApiResponse = /** status 200  */ VoiceUtterance;
export type ChangeVoiceUtteranceApiArg = {
  id: string;
  changeVoiceUtterance: ChangeVoiceUtterance;
};
export type VoicePhrase = {
  createdAt: string;
  id: string;
  phrase: string;
  standsFor: string;
};
export type VoicePhraseList = {
  items: VoicePhrase[];
};
export type Problem = {
  code: string;
  detail: string;
  error: string;
  errors?: {
    message: string;
    path: string;
  }[];
  requestId: string;
  status: number;
  title: string;
  type: string;
};
export type SaveVoicePhrase = {
  phrase: string;
  /** The sentence that is run in its place. */
  standsFor: string;
};
export type SpeakText = {
  text: string;
};
export type Transcription = {
  /** Empty where nothing was heard. */
  text: string;
};
export type VoiceUtterance = {
  answer: string;
  at: string;
  /** From the end of what was said to the answer. */
  durationMs: number;
  engine: 'device' | 'browser' | 'server' | 'typed';
  id: string;
  outcome: 'done' | 'confirm' | 'ask' | 'none' | 'failed';
  text: string;
};
export type VoiceUtterancePage = {
  items: VoiceUtterance[];
  nextCursor: string | null;
};
export type CreateVoiceUtterance = {
  answer: string;
  /** From the end of what was said to the answer. */
  durationMs: number;
  engine: 'device' | 'browser' | 'server' | 'typed';
  outcome: 'done' | 'confirm' | 'ask' | 'none' | 'failed';
  text: string;
};
export type ChangeVoiceUtterance = {
  answer: string;
  outcome: 'done' | 'confirm' | 'ask' | 'none' | 'failed';
};
