import type {
  SaveVoicePhrase,
  SpeakText,
  SpokenMessagePage,
  Transcription,
  VoicePhrase,
  VoicePhraseList,
} from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    deleteSpokenMessages: build.mutation<DeleteSpokenMessagesApiResponse, DeleteSpokenMessagesApiArg>({
      query: () => ({ url: `/api/spoken-messages`, method: 'DELETE' }),
    }),
    listSpokenMessages: build.query<ListSpokenMessagesApiResponse, ListSpokenMessagesApiArg>({
      query: (queryArg) => ({
        url: `/api/spoken-messages`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
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
export type DeleteSpokenMessagesApiResponse = unknown;
export type DeleteSpokenMessagesApiArg = void;
export type ListSpokenMessagesApiResponse = /** status 200  */ SpokenMessagePage;
export type ListSpokenMessagesApiArg = {
  limit?: number;
  cursor?: string;
};
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
export type {
  Chart,
  ChatAction,
  Citation,
  Confirmation,
  DeviceChange,
  MemoryKind,
  Message,
  MessageFeedback,
  Problem,
  SaveVoicePhrase,
  SkillRun,
  SpeakText,
  SpokenMessage,
  SpokenMessagePage,
  Transcription,
  VoicePhrase,
  VoicePhraseList,
} from './schemas.gen';
