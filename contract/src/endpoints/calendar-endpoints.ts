import * as board from '../booking/board.ts';
import * as closures from '../booking/closures.ts';
import * as feeds from '../booking/feeds.ts';

/** Calls about when units are taken: the board, closures, calendars of other sites; a part of `ENDPOINTS`. */
export const CALENDAR_ENDPOINTS = {
  showBoard: board.showBoard,
  listClosures: closures.listClosures,
  closeUnits: closures.closeUnits,
  changeClosure: closures.changeClosure,
  openUnit: closures.openUnit,
  listFeeds: feeds.listFeeds,
  addFeed: feeds.addFeed,
  removeFeed: feeds.removeFeed,
  renewCalendarLink: feeds.renewCalendarLink,
  revokeCalendarLink: feeds.revokeCalendarLink,
} as const;
