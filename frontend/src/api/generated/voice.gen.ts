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
