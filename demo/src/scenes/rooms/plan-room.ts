export type RoomUse = 'living' | 'majlis' | 'bed' | 'bath' | 'kitchen' | 'hall' | 'dining' | 'terrace';

/** A room of a plan, in metres from the plan's corner. */
export type PlanRoom = {
  readonly use: RoomUse;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};
