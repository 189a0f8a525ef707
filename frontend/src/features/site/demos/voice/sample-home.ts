/** A home that does not exist. */
export interface SampleHome {
  lights: Record<Room, number>;
  heatingCelsius: number;
  isDoorLocked: boolean;
  areBlindsOpen: boolean;
}

export const rooms = ['living room', 'kitchen', 'bedroom'] as const;
export type Room = (typeof rooms)[number];

export const initialHome: SampleHome = {
  lights: { 'living room': 60, kitchen: 0, bedroom: 0 },
  heatingCelsius: 20,
  isDoorLocked: false,
  areBlindsOpen: true,
};
