import { adFacts } from './en/ad-facts.ts';
import { adMore } from './en/ad-more.ts';
import { ads } from './en/ads.ts';
import { advertisers } from './en/advertisers.ts';
import { booking } from './en/booking.ts';
import { common } from './en/common.ts';
import { console } from './en/console.ts';
import { consoleRentFreezes } from './en/console-rent-freezes.ts';
import { consoleTickets } from './en/console-tickets.ts';
import { contact } from './en/contact.ts';
import { dashboard } from './en/dashboard.ts';
import { details } from './en/details.ts';
import { errors } from './en/errors.ts';
import { home } from './en/home.ts';
import { hostPhotos } from './en/host-photos.ts';
import { kit } from './en/kit.ts';
import { licences } from './en/licences.ts';
import { mine } from './en/mine.ts';
import { myInfo } from './en/my-info.ts';
import { payment } from './en/payment.ts';
import { publishing } from './en/publishing.ts';
import { reservations } from './en/reservations.ts';
import { revisions } from './en/revisions.ts';
import { rules } from './en/rules.ts';
import { search } from './en/search.ts';
import { shell } from './en/shell.ts';
import { signIn } from './en/sign-in.ts';
import { sms } from './en/sms.ts';
import { supplyRules } from './en/supply-rules.ts';
import type { Messages } from './messages.ts';

/** Every English sentence. */
export const en: Messages = {
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
};
