// biome-ignore lint/performance/noBarrelFile: the rooms of search and the demonstration still read dates from here
export {
  addDays,
  DAY_MS,
  daysBetween,
  instantOf,
  riyadhDate,
  riyadhDay,
  weekdayOf,
} from '@diyar/contract/riyadh';
