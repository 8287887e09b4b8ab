import { drawBathroom } from './bathroom.ts';
import { drawBedroom } from './bedroom.ts';
import { drawCoworking, drawTraining } from './desks.ts';
import { drawDining } from './dining.ts';
import { drawHall, drawTheatre } from './halls.ts';
import { drawKitchen } from './kitchen.ts';
import { drawLiving } from './living.ts';
import { drawMajlis } from './majlis.ts';
import { drawMeeting } from './meeting.ts';
import { drawOffice } from './office.ts';
import { drawPlan } from './plan.ts';
import { drawStorage } from './storage.ts';

/** The function that draws each room, and the floor plan. */
export const INDOOR_SCENES = {
  living: drawLiving,
  dining: drawDining,
  bedroom: drawBedroom,
  kitchen: drawKitchen,
  bathroom: drawBathroom,
  majlis: drawMajlis,
  office: drawOffice,
  meeting: drawMeeting,
  coworking: drawCoworking,
  training: drawTraining,
  hall: drawHall,
  theatre: drawTheatre,
  storage: drawStorage,
  plan: drawPlan,
} as const;
