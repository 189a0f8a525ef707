export interface VoiceActivityOptions {
  /** How long to wait for the first word. */
  startTimeoutMs: number;
  /** How long a silence after words is their end. */
  endTimeoutMs: number;
}

/** `silent`: nobody began; `ended`: somebody spoke and is quiet since. */
export type VoiceActivityState = 'waiting' | 'speaking' | 'ended' | 'silent';

/** Never taken for a voice, as an effective value of samples between -1 and 1: microphones hiss. */
const QUIETEST_VOICE = 0.012;
/** A voice stands out from what the room sounds like by this much. */
const ABOVE_ROOM = 2.5;
/** The room follows what is heard slowly upwards, so that a voice does not become the room. */
const ROOM_RISES = 0.02;
/** A click or a knock is shorter. */
const SHORTEST_VOICE_MS = 120;

/** Tells from the energy of the microphone whether somebody speaks. It knows no words: music is a voice to it. */
export class VoiceActivity {
  private room: number | undefined;
  private startedAt: number | undefined;
  private voiceMs = 0;
  private lastAt: number | undefined;
  private lastVoiceAt: number | undefined;

  constructor(private readonly options: VoiceActivityOptions) {}

  /** Whether enough was heard to be worth writing down. */
  get hasSpoken(): boolean {
    return this.voiceMs >= SHORTEST_VOICE_MS;
  }

  /** `level`: the effective value of the latest samples; `atMs`: when, on any clock. */
  push(level: number, atMs: number): VoiceActivityState {
    this.startedAt ??= atMs;
    const isVoice = level > Math.max(QUIETEST_VOICE, (this.room ?? 0) * ABOVE_ROOM);
    if (isVoice) {
      this.voiceMs += atMs - (this.lastAt ?? atMs);
      this.lastVoiceAt = atMs;
    } else if (!this.hasSpoken) this.voiceMs = 0;
    this.room = nextRoom(this.room, level);
    this.lastAt = atMs;
    return this.stateAt(atMs, this.startedAt);
  }

  private stateAt(atMs: number, startedAt: number): VoiceActivityState {
    if (!this.hasSpoken) return atMs - startedAt >= this.options.startTimeoutMs ? 'silent' : 'waiting';
    return atMs - (this.lastVoiceAt ?? atMs) >= this.options.endTimeoutMs ? 'ended' : 'speaking';
  }
}

function nextRoom(room: number | undefined, level: number): number {
  // The first sound may be the first word.
  if (room === undefined) return Math.min(level, QUIETEST_VOICE);
  return level < room ? level : room + (level - room) * ROOM_RISES;
}
