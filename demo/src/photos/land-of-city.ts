import type { Land } from '../scenes/kit/surroundings.ts';

/** Cities of the demo world with the sea, mountains or the escarpments of Najd and Al Ula in sight; around others the land is open. */
const CITIES: Readonly<Record<Exclude<Land, 'plain'>, readonly string[]>> = {
  coast: [
    ...['jeddah', 'dammam', 'khobar', 'jubail', 'yanbu', 'qatif', 'jazan', 'al-qunfudhah', 'al-khafji'],
    ...['ras-tanura', 'saihat', 'rabigh', 'umluj', 'al-wajh', 'duba'],
  ],
  mountains: [
    ...['makkah', 'madinah', 'taif', 'tabuk', 'hail', 'abha', 'khamis-mushait', 'muhayil', 'bisha'],
    ...['al-bahah', 'baljurashi', 'najran'],
  ],
  plateau: ['riyadh', 'ad-diriyah', 'al-kharj', 'al-majmaah', 'az-zulfi', 'wadi-ad-dawasir', 'alula'],
};

/** The land around a city, by its slug. */
export function landOf(city: string): Land {
  const [land] = Object.entries(CITIES).find(([, cities]) => cities.includes(city)) ?? ['plain'];
  return land as Land;
}
