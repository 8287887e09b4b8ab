import { adFacts } from './ar/ad-facts.ts';
import { adMore } from './ar/ad-more.ts';
import { ads } from './ar/ads.ts';
import { advertisers } from './ar/advertisers.ts';
import { booking } from './ar/booking.ts';
import { common } from './ar/common.ts';
import { console } from './ar/console.ts';
import { consoleRentFreezes } from './ar/console-rent-freezes.ts';
import { consoleTickets } from './ar/console-tickets.ts';
import { contact } from './ar/contact.ts';
import { dashboard } from './ar/dashboard.ts';
import { details } from './ar/details.ts';
import { errors } from './ar/errors.ts';
import { home } from './ar/home.ts';
import { hostPhotos } from './ar/host-photos.ts';
import { kit } from './ar/kit.ts';
import { licences } from './ar/licences.ts';
import { mine } from './ar/mine.ts';
import { myInfo } from './ar/my-info.ts';
import { payment } from './ar/payment.ts';
import { publishing } from './ar/publishing.ts';
import { reservations } from './ar/reservations.ts';
import { revisions } from './ar/revisions.ts';
import { rules } from './ar/rules.ts';
import { search } from './ar/search.ts';
import { shell } from './ar/shell.ts';
import { signIn } from './ar/sign-in.ts';
import { sms } from './ar/sms.ts';
import { supplyRules } from './ar/supply-rules.ts';

/** Every Arabic sentence: the source shape that the English catalogue must match. */
export const ar = {
  adFacts,
  adMore,
  ads,
  advertisers,
  booking,
  common,
  console,
  consoleRentFreezes,
  consoleTickets,
  contact,
  dashboard,
  details,
  errors,
  home,
  hostPhotos,
  kit,
  licences,
  ...mine,
  myInfo,
  payment,
  publishing,
  reservations,
  revisions,
  ...search,
  rules: { ...rules, ...supplyRules },
  shell,
  signIn,
  sms,
} as const;
